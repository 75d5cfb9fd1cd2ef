import { useApolloClient } from '@apollo/client/react';
import type { GraphiQLProvider } from '@graphiql/react';
import { type ComponentProps, useCallback } from 'react';
import { ask } from './ask';

type Fetcher = ComponentProps<typeof GraphiQLProvider>['fetcher'];

/** How GraphiQL asks, the schema included. */
export function useFetcher(): Fetcher {
  const client = useApolloClient();
  return useCallback<Fetcher>(typed => ask(client, typed), [client]);
}
