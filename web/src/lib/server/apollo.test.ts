import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { type ApolloClient, gql } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { ChangesDocument } from '../live/live.generated';
import { DeleteViewDocument, ViewerDocument } from '../viewer.generated';
import { createApollo } from './apollo';

const manifest: Record<string, string> = JSON.parse(
  readFileSync(new URL('../../../../documents.json', import.meta.url), 'utf8'),
);

type Sent = {
  operationName?: string;
  query?: string;
  extensions?: { persistedQuery?: { version: number; sha256Hash: string } };
};

/** A client whose server answers what it is told to, one answer after the other; and what was sent. */
function clientOf(...answers: (object | 'unreachable')[]): { client: ApolloClient; sent: Sent[] } {
  const sent: Sent[] = [];
  const client = createApollo({
    token: 'token',
    onSignedOut: () => {},
    fetch: async (_address, init) => {
      sent.push(JSON.parse(String(init?.body)));
      const answer = answers.shift() ?? {};
      if (answer === 'unreachable') throw new TypeError('Failed to fetch');
      const headers = { 'content-type': 'application/json' };
      return new Response(JSON.stringify(answer), { headers });
    },
  });
  return { client, sent };
}

const modules: Record<string, DocumentNode>[] = await Promise.all(
  globSync('**/*.generated.ts', { cwd: new URL('../..', import.meta.url) }).map(
    file => import(`../../${file.replace(/\.ts$/, '')}`),
  ),
);
const documents = modules.flatMap(Object.entries<DocumentNode>).filter(([name]) => name.endsWith('Document'));
const deleted = { data: { deleteView: true } };
const NOT_FOUND = {
  errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
};
const deleteView = (client: ApolloClient) =>
  client.mutate({ mutation: DeleteViewDocument, variables: { id: 1 } });

test.each(documents.filter(([, document]) => document !== ChangesDocument))(
  '%s is sent by the id of its text in the manifest, and never with the text',
  async (_name, document) => {
    const { client, sent } = clientOf();
    const isMutation = JSON.stringify(document).includes('"operation":"mutation"');
    const done = isMutation
      ? client.mutate({ mutation: document })
      : client.query({ query: document, fetchPolicy: 'no-cache' });
    await done.catch(() => undefined); // the answer holds nothing
    const id = sent[0]?.extensions?.persistedQuery?.sha256Hash ?? '';
    expect(sent).toHaveLength(1);
    expect(sent[0]?.query).toBeUndefined();
    expect(
      createHash('sha256')
        .update(manifest[id] ?? '')
        .digest('hex'),
    ).toBe(id);
    expect(manifest[id]).toContain(`${isMutation ? 'mutation' : 'query'} ${sent[0]?.operationName}`);
  },
);

test('the manifest holds the documents and nothing else', () => {
  expect(Object.keys(manifest)).toHaveLength(documents.length - 1); // the subscription goes over the stream
});

test('a document that the server does not know is sent once more, with the text of its id', async () => {
  const { client, sent } = clientOf(NOT_FOUND, deleted);
  expect((await deleteView(client)).data).toEqual({ deleteView: true });
  expect(sent).toHaveLength(2);
  const [first, second] = sent.map(each => each.extensions?.persistedQuery?.sha256Hash ?? '');
  expect(first).toBe(second);
  expect(sent[1]?.query).toBe(manifest[first ?? '']);
});

test('a server that knows no ids, as one that is older than the page, is sent texts from then on', async () => {
  const notSupported = [
    { message: 'PersistedQueryNotSupported', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } },
  ];
  const { client, sent } = clientOf({ errors: notSupported }, deleted, deleted);
  await deleteView(client);
  await deleteView(client);
  expect(
    sent.map(({ query, extensions }) => [query !== undefined, extensions?.persistedQuery !== undefined]),
  ).toEqual([
    [false, true],
    [true, false],
    [true, false],
  ]);
});

test.each([
  ['is refused', { errors: [{ message: 'No.', extensions: { code: 'CONFLICT' } }] }],
  ['may have arrived', 'unreachable' as const],
])('a change that %s is sent once', async (_what, answer) => {
  const { client, sent } = clientOf(answer, deleted);
  await expect(deleteView(client)).rejects.toThrow();
  expect(sent).toHaveLength(1);
});

test('what someone typed is sent as text, whatever it is called', async () => {
  const { client, sent } = clientOf({ data: { viewer: null } }, { data: { viewer: null } });
  await client.query({ query: gql('query Viewer { viewer { id } }'), fetchPolicy: 'no-cache' });
  expect(sent[0]).toMatchObject({ query: expect.stringContaining('query Viewer') });
  expect(sent[0]?.extensions?.persistedQuery).toBeUndefined();
  await client.query({ query: ViewerDocument, fetchPolicy: 'no-cache' }).catch(() => undefined);
  expect(sent[1]?.query).toBeUndefined();
});
