import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  HttpLink,
  InMemoryCache,
  ServerError,
} from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { DocumentNode } from 'graphql';
import { followChanges } from './changesUnderWay';
import { identities } from './identities';

type Options = {
  token: string;
  /** Between the client and the server. */
  between?: ApolloLink;
  /** The server no longer knows the session: called for a 401, in whichever way it is told. */
  onSignedOut: () => void;
  /** By which it asks the server. */
  fetch: typeof fetch;
};

/** The GraphQL client of one session. Import this lazily: nobody needs it before signing in. */
export function createApollo({
  token,
  between = new ApolloLink((operation, forward) => forward(operation)),
  onSignedOut,
  fetch,
}: Options): ApolloClient {
  const signOutOn401 = new ErrorLink(({ error }) => {
    if (isSignedOut(error)) onSignedOut();
  });
  const http = new HttpLink({
    uri: '/graphql',
    fetch,
    credentials: 'include',
    headers: { authorization: `Bearer ${token}` },
    // A document that someone typed goes as it was typed, so that the lines which the server names are theirs.
    print: (document, print) => document.loc?.source.body ?? print(document),
  });
  // Sends the id alone, and the text as well once a server that was upgraded meanwhile does not know it.
  const byId = new PersistedQueryLink({ generateHash: document => idOf(document) ?? '' }).concat(http);
  const byIdOrText = ApolloLink.split(({ query }) => idOf(query) !== undefined, byId, http);
  return new ApolloClient({
    link: ApolloLink.from([followChanges, between, signOutOn401, byIdOrText]),
    cache: new InMemoryCache({
      // Rights belong to their viewer.
      typePolicies: { ...identities, ViewerCan: { merge: true } },
    }),
    defaultOptions: {
      // Show what is known at once, and bring it up to date: others change the same deals.
      watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' },
      query: { fetchPolicy: 'network-only' },
    },
  });
}

/** The id of one of our documents (web/codegen/trustedDocuments.mjs); what someone typed has none. */
function idOf(document: DocumentNode & { __meta__?: { id: string } }): string | undefined {
  return document.__meta__?.id;
}

function isSignedOut(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode === 401;
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')
  );
}
