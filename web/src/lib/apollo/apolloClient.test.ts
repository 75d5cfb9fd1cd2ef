import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { type ApolloClient, gql } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { ChangesDocument } from '../live/live.generated';
import { DeleteViewDocument, ViewerDocument } from '../viewer.generated';
import { createApolloClient } from './apolloClient';

const manifest: Record<string, string> = JSON.parse(
  readFileSync(new URL('../../../../documents.json', import.meta.url), 'utf8'),
);

type SentRequest = {
  operationName?: string;
  query?: string;
  extensions?: { persistedQuery?: { version: number; sha256Hash: string } };
};

/** Creates a client with a fake server that returns the given responses in order and records the requests. */
function createClient(...responses: (object | 'unreachable')[]): {
  client: ApolloClient;
  sentRequests: SentRequest[];
} {
  const sentRequests: SentRequest[] = [];
  const client = createApolloClient({
    token: 'token',
    onSignedOut: () => {},
    fetch: async (_address, init) => {
      sentRequests.push(JSON.parse(String(init?.body)));
      const response = responses.shift() ?? {};
      if (response === 'unreachable') throw new TypeError('Failed to fetch');
      const headers = { 'content-type': 'application/json' };
      return new Response(JSON.stringify(response), { headers });
    },
  });
  return { client, sentRequests };
}

const modules: Record<string, DocumentNode>[] = await Promise.all(
  globSync('**/*.generated.ts', { cwd: new URL('../..', import.meta.url) }).map(
    file => import(`../../${file.replace(/\.ts$/, '')}`),
  ),
);
const documents = modules.flatMap(Object.entries<DocumentNode>).filter(([name]) => name.endsWith('Document'));
const deletedResponse = { data: { deleteView: true } };
const NOT_FOUND_RESPONSE = {
  errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
};
const deleteView = (client: ApolloClient) =>
  client.mutate({ mutation: DeleteViewDocument, variables: { id: 1 } });

test.each(documents.filter(([, document]) => document !== ChangesDocument))(
  'sends only the id of %s, because the server finds the text in the manifest',
  async (_name, document) => {
    const { client, sentRequests } = createClient();
    const isMutation = JSON.stringify(document).includes('"operation":"mutation"');
    const operation = isMutation
      ? client.mutate({ mutation: document })
      : client.query({ query: document, fetchPolicy: 'no-cache' });
    await operation.catch(() => undefined); // the response is empty
    const id = sentRequests[0]?.extensions?.persistedQuery?.sha256Hash ?? '';
    expect(sentRequests).toHaveLength(1);
    expect(sentRequests[0]?.query).toBeUndefined();
    expect(
      createHash('sha256')
        .update(manifest[id] ?? '')
        .digest('hex'),
    ).toBe(id);
    expect(manifest[id]).toContain(`${isMutation ? 'mutation' : 'query'} ${sentRequests[0]?.operationName}`);
  },
);

test('lists in the manifest exactly the documents that the app sends over HTTP', () => {
  expect(Object.keys(manifest)).toHaveLength(documents.length - 1); // the subscription is sent over the WebSocket
});

test('sends a document again, with its text, when the server does not know the id of the document', async () => {
  const { client, sentRequests } = createClient(NOT_FOUND_RESPONSE, deletedResponse);
  expect((await deleteView(client)).data).toEqual({ deleteView: true });
  expect(sentRequests).toHaveLength(2);
  const [first, second] = sentRequests.map(each => each.extensions?.persistedQuery?.sha256Hash ?? '');
  expect(first).toBe(second);
  expect(sentRequests[1]?.query).toBe(manifest[first ?? '']);
});

test('sends only the texts of documents after an older server reports that it does not support ids', async () => {
  const notSupported = [
    { message: 'PersistedQueryNotSupported', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } },
  ];
  const { client, sentRequests } = createClient({ errors: notSupported }, deletedResponse, deletedResponse);
  await deleteView(client);
  await deleteView(client);
  expect(
    sentRequests.map(({ query, extensions }) => [
      query !== undefined,
      extensions?.persistedQuery !== undefined,
    ]),
  ).toEqual([
    [false, true],
    [true, false],
    [true, false],
  ]);
});

test.each([
  ['was rejected', { errors: [{ message: 'No.', extensions: { code: 'CONFLICT' } }] }],
  ['may have arrived', 'unreachable' as const],
])('does not repeat a mutation that %s', async (_what, response) => {
  const { client, sentRequests } = createClient(response, deletedResponse);
  await expect(deleteView(client)).rejects.toThrow();
  expect(sentRequests).toHaveLength(1);
});

test('sends the text of a query that a person typed, even if an app document has the same name', async () => {
  const { client, sentRequests } = createClient({ data: { viewer: null } }, { data: { viewer: null } });
  await client.query({ query: gql('query Viewer { viewer { id } }'), fetchPolicy: 'no-cache' });
  expect(sentRequests[0]).toMatchObject({ query: expect.stringContaining('query Viewer') });
  expect(sentRequests[0]?.extensions?.persistedQuery).toBeUndefined();
  await client.query({ query: ViewerDocument, fetchPolicy: 'no-cache' }).catch(() => undefined);
  expect(sentRequests[1]?.query).toBeUndefined();
});
