import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { concatMap, defer, finalize, type Observable, of, Subject, timer } from 'rxjs';

const underWay = new Set<object>();
let begunCount = 0;

/** Emits after each change of ours that is answered or has failed. */
export const ownChanges = new Subject<void>();

/**
 * Keeps results of background reads away until the returned function is called, as during a drag.
 * @returns ends it
 */
export function beginChange(): () => void {
  const change = {};
  underWay.add(change);
  begunCount += 1;
  return () => underWay.delete(change);
}

const REPEAT_AFTER_MS = 1_000;

/**
 * Knows which changes the server has not answered yet. The result of a background read that overlaps a change of ours may not
 * contain it, so it is thrown away and read again: nothing that was just saved jumps back.
 */
export const followChanges = new ApolloLink((operation, forward) => {
  if (operation.operationType === OperationTypeNode.MUTATION)
    return defer(() => {
      const end = beginChange();
      return forward(operation).pipe(
        finalize(() => {
          end();
          ownChanges.next();
        }),
      );
    });
  if (!operation.getContext().isUnattended) return forward(operation);
  const read: () => Observable<ApolloLink.Result> = () => {
    if (underWay.size > 0) return readLater();
    const before = begunCount;
    return forward(operation).pipe(concatMap(result => (begunCount === before ? of(result) : readLater())));
  };
  const readLater = () => timer(REPEAT_AFTER_MS).pipe(concatMap(read));
  return defer(read);
});

export const hasChangesUnderWay = (): boolean => underWay.size > 0;

const LOOK_EVERY_MS = 20;

/** Waits until each change is answered and whoever waited for the answer has heard it; `mostMs` at most. */
export async function changesAnswered(mostMs: number): Promise<void> {
  const end = Date.now() + mostMs;
  while (hasChangesUnderWay() && Date.now() < end) await new Promise(look => setTimeout(look, LOOK_EVERY_MS));
}
