import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { ChangeTopic } from '../generated/graphql';
import type { DayRange } from './dates';
import { useChanges } from './live';
import { useThrottled } from './throttle';
import { unattended } from './unattended';

/** What can change a screen's figures; without days, on any day. */
type Watched = { topics: readonly ChangeTopic[]; days?: DayRange | null };

/**
 * Keeps a query that a screen shows level with the server, whoever changes it, at a pace that a busy floor can bear. What
 * is shown stays until the new answer takes its place; one that fails leaves it, and the next change tries again.
 */
export function useFollow<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables> | null,
  { topics, days = null }: Watched,
): void {
  const client = useApolloClient();
  const readAgain = useThrottled(async () => {
    if (!variables) return;
    const options = { query, variables, fetchPolicy: 'network-only', context: unattended } as const;
    await client.query<Data, OperationVariables>(options);
  });
  useChanges(topics, readAgain, days);
}
