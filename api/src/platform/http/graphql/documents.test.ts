import fc from 'fast-check';
import { getOperationAST, type OperationDefinitionNode, parse } from 'graphql';
import { POSITIONS } from '../../../rules/people/positions.ts';
import { documentTexts, getDocumentId } from '../../../testing/api/documentTexts.ts';
import { arbitraryVariables } from '../../../testing/api/graphqlOperations.ts';
import { PROPERTY_TEST_TIMEOUT_MS, propertyTestOptions, seed } from '../../../testing/api/propertyTests.ts';
import { dumpStore } from '../../../testing/postgres/storeDump.ts';
import { fillRandomStore } from '../../../testing/reports/randomStore.ts';
import { type TestClient, type TestResponse, TestServer } from '../../../testing/testServer.ts';
import { getGraphqlSchema } from '../../../wiring/graphqlSchema.ts';

let server: TestServer;
let manager: TestClient;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());
beforeEach(async () => {
  manager = await server.signInAs(3);
});

const list = { end: '2026-12-31', sort: 'LOG_DAY', isDescending: false, offset: 0, limit: 5 };
const HOG = { ...list, start: '2026-01-01' };

/** Sends the text of a document instead of its id. */
const sendText = (name: string, variables?: unknown, client = manager) =>
  client.post('/graphql', { query: documentTexts[getDocumentId(name)], variables });

const sendId = (sha256Hash: unknown, more: object = {}) =>
  manager.post('/graphql', { extensions: { persistedQuery: { version: 1, sha256Hash } }, ...more });

const PersistedQueryNotFound = {
  errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
};
const getCost = ({ headers }: TestResponse) => headers.get('query-cost');

it(
  'returns the same results and makes the same changes for the ids of documents as for their texts',
  async () => {
    // Two equal stores: one server receives the ids of documents, the other server receives their texts.
    const [byIdServer, byTextServer] = [await TestServer.start(), await TestServer.start()];
    const people: [TestClient, TestClient][] = [];
    for (const { id } of POSITIONS)
      people.push([await byIdServer.signInAs(id), await byTextServer.signInAs(id)]);
    for (const { store } of [byIdServer, byTextServer]) {
      for (let number = 1; number <= 6; number++) {
        await store.insertDeal({ number, closer_id: number });
        await store.insertUp('2026-06-17');
      }
      await fillRandomStore(store, seed, 60);
    }
    const schema = await getGraphqlSchema();
    for (const text of Object.values(documentTexts)) {
      const operation = getOperationAST(parse(text)) as OperationDefinitionNode;
      const name = operation.name?.value ?? '';
      const variables = arbitraryVariables(schema, operation);
      const property = fc.asyncProperty(fc.constantFrom(...people), variables, async (clients, values) => {
        const [byId, byText] = clients;
        const document = comparable(await byId.document(name, values));
        expect(document).toEqual(comparable(await sendText(name, values, byText)));
      });
      await fc.assert(property, { ...propertyTestOptions(12), endOnFailure: true }); // each attempt changes the stores
    }
    expect(await dumpStore(byIdServer.store.database)).toEqual(await dumpStore(byTextServer.store.database));
    await byIdServer.stop();
    await byTextServer.stop();
  },
  PROPERTY_TEST_TIMEOUT_MS,
);

/** Fields with random or time-dependent values. */
const VOLATILE_FIELDS = ['token', 'url', 'changedAt', 'createdAt', 'expiresAt', 'lastUsedAt', 'savedAt'];

const comparable = ({ status, headers, body: { data, errors } }: TestResponse) => ({
  status,
  type: headers.get('content-type'),
  body: JSON.stringify(
    { data, errors },
    (key, value) => (VOLATILE_FIELDS.includes(key) ? undefined : value),
    1,
  ),
});

describe('document of the web app', () => {
  it.each([
    ['selects a missing deal', 'Deal', { number: 999_999 }],
    ['lacks a variable', 'Hog', list],
    ['has no variables', 'Hog', undefined],
    ['has a variable of another type', 'Hog', { ...list, start: ['2026-01-01'] }],
    ['has an impossible date', 'Hog', { ...list, start: '2026-02-30' }],
    ['has a range that ends before it starts', 'Hog', { ...list, start: '2027-01-01' }],
    ['has a page of negative length', 'Hog', { ...HOG, limit: -1 }],
    ['exceeds the maximum page length', 'Hog', { ...HOG, limit: 1_000_000_000 }],
    ['sends its variables as a list', 'Hog', []],
    ['sends its variables as text', 'Hog', '{}'],
    ['sends an unknown variable', 'Hog', { ...HOG, nothing: 'x'.repeat(900_000) }],
    ['has a very long search text', 'Hog', { ...HOG, search: 'x'.repeat(900_000) }],
    ['has more errors than are reported', 'CreateDeals', { deals: Array.from({ length: 99 }, () => ({})) }],
  ])('returns the response of its text if it %s', async (_what, name, variables) => {
    const document = await manager.document(name, variables);
    const text = await sendText(name, variables);
    expect(document.status).toBe(text.status);
    expect(document.headers.get('content-type')).toBe(text.headers.get('content-type'));
    expect(document.body.data).toEqual(text.body.data);
    expect(document.body.errors).toEqual(text.body.errors);
  });

  it('rejects variables that exceed the body limit', async () => {
    const response = await manager.document('Hog', { ...HOG, search: 'x'.repeat(1_100_000) });
    expect(response).toMatchObject({
      status: 413,
      body: { errors: [{ extensions: { code: 'TOO_LARGE' } }] },
    });
  });

  it('charges its cost once, whether it succeeds or fails', async () => {
    const fetchRemaining = async (number: number) =>
      Number(/left=(\d+)/.exec(getCost(await manager.document('Deal', { number })) ?? '')?.[1]);
    const [first, second, third] = [
      await server.store.insertDeal(),
      await server.store.insertDeal(),
      await server.store.insertDeal(),
    ];
    const before = await fetchRemaining(first);
    const cost = before - (await fetchRemaining(second));
    expect(cost).toBeGreaterThan(10);
    expect(await fetchRemaining(999_999)).toBe(before - 2 * cost);
    expect(await fetchRemaining(third)).toBe(before - 3 * cost);
    expect(await fetchRemaining(third)).toBe(before - 3 * cost); // the response is cached, so nothing is charged
  });

  it("has the query cost of a request with the document's text", async () => {
    const { asked, allowed, left } = (await sendText('Hog', HOG)).body.extensions.cost;
    expect(getCost(await manager.document('Hog', HOG))).toBe(
      `asked=${asked}, allowed=${allowed}, left=${left - asked}`,
    );
  });

  it('sends the content type that the client accepts', async () => {
    const typeFor = async (accept: string) =>
      (await manager.document('Hog', HOG, { accept })).headers.get('content-type');
    for (let time = 0; time < 2; time++) {
      expect(await typeFor('*/*')).toBe('application/json; charset=utf-8');
      expect(await typeFor('application/graphql-response+json,application/json;q=0.9')).toBe(
        'application/graphql-response+json; charset=utf-8',
      );
    }
    expect((await manager.document('Hog', HOG, { accept: 'text/html' })).status).toBe(406);
  });

  it('rejects a deletion by a person without the right, and by an access token', async () => {
    const number = await server.store.insertDeal();
    const remove = (client: TestClient) => client.document('DeleteDeal', { number, version: 1 });
    const { data } = (
      await manager.document('CreateAccessToken', { name: 'Script', expiresOn: '2026-12-31' })
    ).body;
    const script = server.withToken(data.createAccessToken.token);
    for (const client of [await server.signInAs(0), script]) {
      expect((await remove(client)).body.errors[0].extensions.code).toBe('FORBIDDEN');
    }
    expect((await script.document('Deal', { number })).body.data.deal.number).toBe(number);
  });

  it('rejects requests after a sign-out and without a session', async () => {
    const client = await server.signInAs(3);
    await client.document('Hog', HOG);
    await client.post('/api/auth/logout');
    for (const signedOut of [client, server.anonymous]) {
      expect((await signedOut.document('Hog', HOG)).status).toBe(401);
    }
  });

  it('runs again each time it is sent, if it is a mutation', async () => {
    const number = await server.store.insertDeal();
    for (let time = 1; time <= 3; time++) {
      const { body } = await manager.document('SetDealGross', { number, frontGross: time });
      expect(body.data.setDealGross).toMatchObject({ version: 1 + time, frontGross: time });
    }
  });
});

describe('document id', () => {
  const unknownId = 'f'.repeat(64);

  it.each([unknownId, '', 'toString', '__proto__', 7, null, { $ne: '' }])(
    'requests the text of an unknown document (%p)',
    async id => expect((await sendId(id)).body).toMatchObject(PersistedQueryNotFound),
  );

  it('does not store an unknown document that is sent together with its text', async () => {
    const query = '{ viewer { id } }';
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(query));
    const id = Buffer.from(bytes).toString('hex');
    for (let time = 0; time < 2; time++) {
      expect((await sendId(id)).body).toMatchObject(PersistedQueryNotFound);
      expect((await sendId(id, { query })).body.data.viewer.id).toBe(manager.employeeId);
    }
  });

  it.each([
    ['with another text', 1, { query: '{ viewer { email } }' }],
    ['with another protocol version', 2, {}],
  ])('rejects a request %s, and remains valid for its own document', async (_what, version, more) => {
    const sha256Hash = getDocumentId('Viewer');
    const rejectedResponse = await manager.post('/graphql', {
      extensions: { persistedQuery: { version, sha256Hash } },
      ...more,
    });
    expect(rejectedResponse).toMatchObject({
      status: 400,
      body: { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] },
    });
    expect((await sendId(sha256Hash)).body.data.viewer.id).toBe(manager.employeeId);
  });

  it('rejects a request with the operation name of another document', async () => {
    expect((await sendId(getDocumentId('Viewer'), { operationName: 'Viewer' })).status).toBe(200);
    expect((await sendId(getDocumentId('Viewer'), { operationName: 'Hog' })).status).toBe(400);
  });

  it('accepts GET requests, except for mutations', async () => {
    const get = (name: string, variables: object) => {
      const extensions = { persistedQuery: { version: 1, sha256Hash: getDocumentId(name) } };
      const search = new URLSearchParams({
        extensions: JSON.stringify(extensions),
        variables: JSON.stringify(variables),
      });
      return manager.get(`/graphql?${search}`);
    };
    expect((await get('Viewer', {})).body.data.viewer.id).toBe(manager.employeeId);
    expect((await get('DeleteDeal', { number: 1, version: 1 })).status).toBe(405);
  });
});
