import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { finalize } from 'rxjs';

const underWay = new Set<ApolloLink.Operation>();

/** Knows which changes the server has not answered yet. */
export const followChanges = new ApolloLink((operation, forward) => {
  if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation);
  underWay.add(operation);
  return forward(operation).pipe(finalize(() => underWay.delete(operation)));
});

export const hasChangesUnderWay = (): boolean => underWay.size > 0;

const LOOK_EVERY_MS = 20;

/** Waits until each change is answered and whoever waited for the answer has heard it; `mostMs` at most. */
export async function changesAnswered(mostMs: number): Promise<void> {
  const end = Date.now() + mostMs;
  while (hasChangesUnderWay() && Date.now() < end) await new Promise(look => setTimeout(look, LOOK_EVERY_MS));
}
