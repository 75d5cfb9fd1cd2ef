import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { concatMap, defer, finalize, type Observable, of, Subject, timer } from 'rxjs';

const runningChanges = new Set<object>();
let startedCount = 0;

/** Emits a value after each mutation of this page that has completed or failed. */
export const ownMutations = new Subject<void>();

/**
 * Holds back the results of background reads until the change ends, for example during a drag.
 * @returns a function that ends the change
 */
export function startChange(): () => void {
  const change = {};
  runningChanges.add(change);
  startedCount += 1;
  return () => runningChanges.delete(change);
}

const REPEAT_DELAY_MS = 1_000;

/**
 * Tracks the mutations without a response. The result of a background read that overlaps a mutation may not
 * contain the mutation's change. Thus the result is discarded and the data is read again. The screen then
 * never returns to the value before the mutation.
 */
export const ownMutationsLink = new ApolloLink((operation, forward) => {
  if (operation.operationType === OperationTypeNode.MUTATION)
    return defer(() => {
      const end = startChange();
      return forward(operation).pipe(
        finalize(() => {
          end();
          ownMutations.next();
        }),
      );
    });
  if (!operation.getContext().isBackground) return forward(operation);
  const read: () => Observable<ApolloLink.Result> = () => {
    if (runningChanges.size > 0) return readLater();
    const startedBefore = startedCount;
    return forward(operation).pipe(
      concatMap(result => (startedCount === startedBefore ? of(result) : readLater())),
    );
  };
  const readLater = () => timer(REPEAT_DELAY_MS).pipe(concatMap(read));
  return defer(read);
});

export const hasRunningMutations = (): boolean => runningChanges.size > 0;

const POLL_INTERVAL_MS = 20;

/** Waits until each mutation has a response and its callers have received it, but no longer than `maxMs`. */
export async function waitForMutations(maxMs: number): Promise<void> {
  const end = Date.now() + maxMs;
  while (hasRunningMutations() && Date.now() < end)
    await new Promise(resolve => setTimeout(resolve, POLL_INTERVAL_MS));
}
