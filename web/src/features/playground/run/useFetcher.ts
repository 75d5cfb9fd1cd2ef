import { useApolloClient } from '@apollo/client/react';
import type { GraphiQLProvider } from '@graphiql/react';
import { type ComponentProps, useCallback } from 'react';
import { runQuery } from './ask';

type GraphiqlFetcher = ComponentProps<typeof GraphiQLProvider>['fetcher'];

/** Returns the function with which GraphiQL runs queries and loads the schema. */
export function useFetcher(): GraphiqlFetcher {
  const client = useApolloClient();
  return useCallback<GraphiqlFetcher>(request => runQuery(client, request), [client]);
}
