import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

/**
 * The context of a call that no person asked for, such as reading again what someone else has changed. The server does
 * not count it as activity, so that a page left open on a desk does not keep its session alive. It never joins a call
 * under way, whose answer may be older than the change.
 */
export const unattended = { headers: { 'x-unattended': '1' }, queryDeduplication: false };

/** Reads a query again for whoever shows it. One that fails leaves what is shown; the next change tries again. */
export function useReadAgain<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
): (variables: Variables) => void {
  const client = useApolloClient();
  return useCallback(
    variables => {
      const options = { query, variables, fetchPolicy: 'network-only', context: unattended } as const;
      client.query<Data, OperationVariables>(options).catch(() => undefined);
    },
    [client, query],
  );
}
