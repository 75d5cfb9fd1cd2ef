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
import { ownMutationsLink } from './ownMutations';
import { typePolicies } from './typePolicies';

type ApolloOptions = {
  token: string;
  /** A link that runs between `ownMutationsLink` and the server. */
  middleLink?: ApolloLink;
  /** Called when the server responds with 401 or UNAUTHENTICATED, because it does not know the session. */
  onSignedOut: () => void;
  fetch: typeof fetch;
};

/**
 * Creates the GraphQL client of one session. Import this file lazily, because the client is not needed before
 * sign-in.
 */
export function createApolloClient({
  token,
  middleLink = new ApolloLink((operation, forward) => forward(operation)),
  onSignedOut,
  fetch,
}: ApolloOptions): ApolloClient {
  const signOutOn401 = new ErrorLink(({ error }) => {
    if (isSignedOutError(error)) onSignedOut();
  });
  const httpLink = new HttpLink({
    uri: '/graphql',
    fetch,
    credentials: 'include',
    headers: { authorization: `Bearer ${token}` },
    // Sends the typed text of a person's query unchanged, so that the line numbers in the server's errors
    // match.
    print: (document, print) => document.loc?.source.body ?? print(document),
  });
  // Sends only the id of a document. If the server does not know the id, for example after an upgrade, sends
  // the text as well.
  const persistedLink = new PersistedQueryLink({
    generateHash: document => getDocumentId(document) ?? '',
  }).concat(httpLink);
  const persistedOrTextLink = ApolloLink.split(
    ({ query }) => getDocumentId(query) !== undefined,
    persistedLink,
    httpLink,
  );
  return new ApolloClient({
    link: ApolloLink.from([ownMutationsLink, middleLink, signOutOn401, persistedOrTextLink]),
    cache: new InMemoryCache({
      // The object with the abilities has no id. Apollo caches the object within the viewer and merges its
      // fields.
      typePolicies: { ...typePolicies, ViewerCan: { merge: true } },
    }),
    defaultOptions: {
      // Shows cached data immediately and refreshes it, because other people change the same deals.
      watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' },
      query: { fetchPolicy: 'network-only' },
    },
  });
}

/**
 * Returns the id of a document of the app (web/codegen/trustedDocuments.mjs). A query that a person typed has
 * no id.
 */
function getDocumentId(document: DocumentNode & { __meta__?: { id: string } }): string | undefined {
  return document.__meta__?.id;
}

function isSignedOutError(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode === 401;
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')
  );
}
