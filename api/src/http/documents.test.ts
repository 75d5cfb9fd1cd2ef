import fc from 'fast-check';
import { getOperationAST, type OperationDefinitionNode, parse } from 'graphql';
import { POSITIONS } from '../rules/people/positions.ts';
import { documentTexts, idOfDocument } from '../testing/documentTexts.ts';
import { FUZZING_MS, fuzzing } from '../testing/fuzzing.ts';
import { variablesOf } from '../testing/graphqlOperations.ts';
import { fillAtRandom } from '../testing/randomStore.ts';
import { seed } from '../testing/seed.ts';
import { dumpOf } from '../testing/storeDump.ts';
import { type Answer, type TestClient, TestServer } from '../testing/testServer.ts';
import { graphqlSchema } from './schema.ts';

let server: TestServer;
let manager: TestClient;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());
beforeEach(async () => {
  manager = await server.as(3);
});

const list = { end: '2026-12-31', sort: 'LOG_DAY', isDescending: false, offset: 0, limit: 5 };
const HOG = { ...list, start: '2026-01-01' };

/** The same as text. */
const asText = (name: string, variables?: unknown, client = manager) =>
  client.post('/graphql', { query: documentTexts[idOfDocument(name)], variables });

const persisted = (sha256Hash: unknown, more: object = {}) =>
  manager.post('/graphql', { extensions: { persistedQuery: { version: 1, sha256Hash } }, ...more });

const PersistedQueryNotFound = {
  errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
};
const costOf = ({ headers }: Answer) => headers.get('query-cost');

it(
  'every document, with any variables, by anyone, is answered as Apollo answers its text, and changes the same',
  async () => {
    // Two stores that are treated alike: one is sent ids, the other texts.
    const [one, twin] = [await TestServer.start(), await TestServer.start()];
    const people: [TestClient, TestClient][] = [];
    for (const { id } of POSITIONS) people.push([await one.as(id), await twin.as(id)]);
    for (const { store } of [one, twin]) {
      for (let number = 1; number <= 6; number++) {
        await store.deal({ number, closer_id: number });
        await store.up('2026-06-17');
      }
      await fillAtRandom(store, seed, 60);
    }
    const schema = await graphqlSchema();
    for (const text of Object.values(documentTexts)) {
      const operation = getOperationAST(parse(text)) as OperationDefinitionNode;
      const name = operation.name?.value ?? '';
      const variables = variablesOf(schema, operation);
      const property = fc.asyncProperty(fc.constantFrom(...people), variables, async (person, given) => {
        const [byId, byText] = person;
        const document = comparable(await byId.document(name, given));
        expect(document).toEqual(comparable(await asText(name, given, byText)));
      });
      await fc.assert(property, { ...fuzzing(12), endOnFailure: true }); // each try changes the stores
    }
    expect(await dumpOf(one.store.database)).toEqual(await dumpOf(twin.store.database));
    await one.stop();
    await twin.stop();
  },
  FUZZING_MS,
);

/** What chance or the wall clock writes. */
const INCIDENTAL = ['token', 'url', 'changedAt', 'createdAt', 'expiresAt', 'lastUsedAt', 'savedAt'];

const comparable = ({ status, headers, body: { data, errors } }: Answer) => ({
  status,
  type: headers.get('content-type'),
  body: JSON.stringify({ data, errors }, (key, value) => (INCIDENTAL.includes(key) ? undefined : value), 1),
});

describe('a document', () => {
  it.each([
    ['wants what does not exist', 'Deal', { number: 999_999 }],
    ['lacks a variable', 'Hog', list],
    ['has no variables', 'Hog', undefined],
    ['has a variable of another type', 'Hog', { ...list, start: ['2026-01-01'] }],
    ['has a day that there is not', 'Hog', { ...list, start: '2026-02-30' }],
    ['has a range that ends before it starts', 'Hog', { ...list, start: '2027-01-01' }],
    ['wants a page of negative length', 'Hog', { ...HOG, limit: -1 }],
    ['wants more than may be asked', 'Hog', { ...HOG, limit: 1_000_000_000 }],
    ['sends its variables as a list', 'Hog', []],
    ['sends its variables as text', 'Hog', '{}'],
    ['sends what it has no variable for', 'Hog', { ...HOG, nothing: 'x'.repeat(900_000) }],
    ['searches for a book', 'Hog', { ...HOG, search: 'x'.repeat(900_000) }],
    ['has more wrong in it than is told', 'RecordDeals', { deals: Array.from({ length: 99 }, () => ({})) }],
  ])('that %s is answered as its text is', async (_what, name, variables) => {
    const document = await manager.document(name, variables);
    const text = await asText(name, variables);
    expect(document.status).toBe(text.status);
    expect(document.headers.get('content-type')).toBe(text.headers.get('content-type'));
    expect(document.body.data).toEqual(text.body.data);
    expect(document.body.errors).toEqual(text.body.errors);
  });

  it('is refused when its variables are too large to be read', async () => {
    const answer = await manager.document('Hog', { ...HOG, search: 'x'.repeat(1_100_000) });
    expect(answer).toMatchObject({ status: 413, body: { errors: [{ extensions: { code: 'TOO_LARGE' } }] } });
  });

  it('is paid for once, whether it is answered or fails', async () => {
    const left = async (number: number) =>
      Number(/left=(\d+)/.exec(costOf(await manager.document('Deal', { number })) ?? '')?.[1]);
    const [first, second, third] = [
      await server.store.deal(),
      await server.store.deal(),
      await server.store.deal(),
    ];
    const before = await left(first);
    const one = before - (await left(second));
    expect(one).toBeGreaterThan(10);
    expect(await left(999_999)).toBe(before - 2 * one);
    expect(await left(third)).toBe(before - 3 * one);
    expect(await left(third)).toBe(before - 3 * one); // cached: nothing is computed
  });

  it('costs what its text costs', async () => {
    const { asked, allowed, left } = (await asText('Hog', HOG)).body.extensions.cost;
    expect(costOf(await manager.document('Hog', HOG))).toBe(
      `asked=${asked}, allowed=${allowed}, left=${left - asked}`,
    );
  });

  it('is sent as each client accepts it', async () => {
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

  it('is refused to whoever has no right, and to an access token when it changes anything', async () => {
    const number = await server.store.deal();
    const remove = (client: TestClient) => client.document('DeleteDeal', { number, version: 1 });
    const { data } = (
      await manager.document('CreateAccessToken', { name: 'Script', expiresOn: '2026-12-31' })
    ).body;
    const script = server.holding(data.createAccessToken.token);
    for (const client of [await server.as(0), script]) {
      expect((await remove(client)).body.errors[0].extensions.code).toBe('FORBIDDEN');
    }
    expect((await script.document('Deal', { number })).body.data.deal.number).toBe(number);
  });

  it('is answered to nobody who has signed out, nor to the anonymous', async () => {
    const client = await server.as(3);
    await client.document('Hog', HOG);
    await client.post('/api/auth/logout');
    for (const stranger of [client, server.anonymous]) {
      expect((await stranger.document('Hog', HOG)).status).toBe(401);
    }
  });

  it('that changes something is run every time it is sent, and only once', async () => {
    const number = await server.store.deal();
    for (let time = 1; time <= 3; time++) {
      const { body } = await manager.document('SetDealGross', { number, frontGross: time });
      expect(body.data.setDealGross).toMatchObject({ version: 1 + time, frontGross: time });
    }
  });
});

describe('an id', () => {
  const unknown = 'f'.repeat(64);

  it.each([unknown, '', 'toString', '__proto__', 7, null, { $ne: '' }])(
    'that nobody knows (%p) has the client send its text',
    async id => expect((await persisted(id)).body).toMatchObject(PersistedQueryNotFound),
  );

  it('is learned from no text that comes with it', async () => {
    const query = '{ viewer { id } }';
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(query));
    const id = Buffer.from(bytes).toString('hex');
    for (let time = 0; time < 2; time++) {
      expect((await persisted(id)).body).toMatchObject(PersistedQueryNotFound);
      expect((await persisted(id, { query })).body.data.viewer.id).toBe(manager.employeeId);
    }
  });

  it.each([
    ['with another text', 1, { query: '{ viewer { email } }' }],
    ['of another version of the convention', 2, {}],
  ])('%s is refused, and stands for its own text afterwards', async (_what, version, more) => {
    const sha256Hash = idOfDocument('Viewer');
    const refused = await manager.post('/graphql', {
      extensions: { persistedQuery: { version, sha256Hash } },
      ...more,
    });
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] },
    });
    expect((await persisted(sha256Hash)).body.data.viewer.id).toBe(manager.employeeId);
  });

  it('with the name of another operation is refused', async () => {
    expect((await persisted(idOfDocument('Viewer'), { operationName: 'Viewer' })).status).toBe(200);
    expect((await persisted(idOfDocument('Viewer'), { operationName: 'Hog' })).status).toBe(400);
  });

  it('is taken by GET as well, but for changes', async () => {
    const get = (name: string, variables: object) => {
      const extensions = { persistedQuery: { version: 1, sha256Hash: idOfDocument(name) } };
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
