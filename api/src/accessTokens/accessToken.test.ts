import { type TestClient, TestServer } from '../testing/testServer.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ONLY_READS = 'An access token only reads: sign in to change anything.';
const SIGN_IN = { message: 'Please sign in.', code: 'UNAUTHENTICATED' };
const WHO = '{ viewer { id position isReadOnly can { recordDeals editPot manageEmployees } } }';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());
beforeEach(() => server.store.clock.set('2026-06-17T15:00:00Z'));

/** A new token of this person, as a script would use it. */
async function tokenOf(owner: TestClient, expiresOn = '2026-12-31', name = 'Spreadsheet') {
  const { data, errors } = await owner.graphql(
    `mutation ($name: String!, $expiresOn: Day!) { createAccessToken(name: $name, expiresOn: $expiresOn) {
      token accessToken { id name owner { id } createdAt expiresAt lastUsedAt revokedAt }
    } }`,
    { name, expiresOn },
  );
  const made = data?.createAccessToken;
  return { ...made?.accessToken, errors, token: made?.token, script: server.holding(made?.token) };
}

const revoke = (client: TestClient, id: number) =>
  client.graphql('mutation ($id: Int!) { revokeAccessToken(id: $id) { id revokedAt } }', { id });
const listed = async (client: TestClient, isEveryones = false) => {
  const { data } = await client.graphql(
    'query ($all: Boolean!) { accessTokens(isEveryones: $all) { id name owner { id } lastUsedAt revokedAt } }',
    { all: isEveryones },
  );
  return data.accessTokens;
};
const isDead = async (script: TestClient) =>
  (await script.get('/api/auth/verify')).status === 401 &&
  (await script.post('/graphql', { query: WHO })).status === 401;
const change = async (admin: TestClient, id: number, body: object) => {
  const { status } = await admin.put(`/api/employees/updateemployee?employeeId=${id}`, body);
  expect(status).toBe(200);
};

test('a token has its own prefix and 256 random bits, is shown once, and the store has only its hash', async () => {
  const owner = await server.as(0);
  const made = await tokenOf(owner);
  expect(made.token).toMatch(/^sfp_[\w-]{43}$/);
  expect((await tokenOf(owner)).token).not.toBe(made.token);
  expect(made).toMatchObject({
    name: 'Spreadsheet',
    owner: { id: owner.employeeId },
    createdAt: '2026-06-17T15:00:00.000Z',
    expiresAt: '2027-01-01T00:00:00.000Z',
    lastUsedAt: null,
    revokedAt: null,
  });
  const rows = await server.store.database.rows<{ all: string }>('select t::text as all from access_token t');
  for (const { all } of rows) {
    expect(all).not.toContain(made.token.slice(4));
    expect(all).not.toContain(Buffer.from(made.token).toString('hex'));
  }
});

test('a token reads over GraphQL and REST as its owner, who may change nothing with it', async () => {
  const owner = await server.as(3);
  const { script } = await tokenOf(owner);
  const answer = await script.graphql(WHO);
  expect(answer.data.viewer).toEqual({
    id: owner.employeeId,
    position: 3,
    isReadOnly: true,
    can: { recordDeals: false, editPot: false, manageEmployees: false },
  });
  expect(await script.get('/api/auth/verify')).toMatchObject({ status: 200, body: { id: owner.employeeId } });
  expect(await script.get('/api/invites')).toMatchObject({ status: 200, body: [] });
});

test('a token also reads for a page that nobody attends', async () => {
  const { script } = await tokenOf(await server.as(0));
  const answer = await script.send('POST', '/graphql', { query: WHO }, { 'x-unattended': '1' });
  expect(answer.body.data.viewer.isReadOnly).toBe(true);
});

test.each([
  'mutation { createAccessToken(name: "another", expiresOn: "2026-07-01") { token } }',
  'mutation { revokeAccessToken(id: 1) { id } }',
  'mutation { recordDeal(number: 4711, input: {}) { number } }',
  'mutation { addUp(day: "2026-06-17") { id } }',
])('an admin’s token is refused %s', async query => {
  const { script } = await tokenOf(await server.as(5));
  const { status, body } = await script.post('/graphql', { query });
  expect(status).toBe(403);
  expect(body.errors).toMatchObject([{ message: ONLY_READS, extensions: { code: 'FORBIDDEN' } }]);
  expect(await server.store.database.rows('select from deal union all select from up_log_row')).toEqual([]);
});

test.each([
  ['POST', '/api/deals/adddeal', { id: 4711 }],
  ['PUT', '/api/settings/updatemonthpottotal', { monthPotTotal: 5 }],
  ['POST', '/api/uplogs/ensure', { date: '2026-06-17' }],
  ['DELETE', '/api/invites/1', undefined],
  ['POST', '/api/auth/logout', undefined],
])('an admin’s token is refused %s %s', async (method, path, body) => {
  const { script } = await tokenOf(await server.as(5));
  expect(await script.send(method, path, body)).toMatchObject({
    status: 403,
    body: { code: 'FORBIDDEN', message: ONLY_READS },
  });
});

test('a token opens no stream', async () => {
  const { token } = await tokenOf(await server.as(5));
  const socket = new WebSocket(
    `${server.baseUrl.replace('http', 'ws')}/graphql/stream`,
    'graphql-transport-ws',
  );
  const closed = new Promise<CloseEvent>(resolve => socket.addEventListener('close', resolve));
  socket.addEventListener('open', () =>
    socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } })),
  );
  expect((await closed).code).toBe(4403);
});

test('a token is dead at the next call once its owner has revoked it, and revoking again changes nothing', async () => {
  const owner = await server.as(0);
  const { id, script } = await tokenOf(owner);
  expect(await isDead(script)).toBe(false);
  const { data } = await revoke(owner, id);
  expect(data.revokeAccessToken).toEqual({ id, revokedAt: '2026-06-17T15:00:00.000Z' });
  expect(await script.get('/api/auth/verify')).toMatchObject({ status: 401, body: SIGN_IN });
  server.store.clock.advance(MINUTE);
  expect((await revoke(owner, id)).data).toEqual(data);
  expect(await isDead(script)).toBe(true);
});

test('an admin sees and revokes everyone’s tokens; nobody else does', async () => {
  const [owner, admin, manager] = [await server.as(0), await server.as(5), await server.as(3)];
  const { id, script } = await tokenOf(owner, '2026-12-31', 'Of a salesperson');
  const { errors } = await revoke(manager, id);
  expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  const refused = await manager.graphql('{ accessTokens(isEveryones: true) { id } }');
  expect(refused.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  expect(await listed(admin)).toEqual([]);
  expect(await listed(admin, true)).toContainEqual(
    expect.objectContaining({ id, name: 'Of a salesperson', owner: { id: owner.employeeId } }),
  );
  expect((await revoke(admin, id)).errors).toBeUndefined();
  expect(await isDead(script)).toBe(true);
});

test('a token is dead for good when its owner is deactivated', async () => {
  const [owner, admin] = [await server.as(0), await server.as(5)];
  const { script } = await tokenOf(owner);
  await change(admin, owner.employeeId, { active: 0 });
  expect(await isDead(script)).toBe(true);
  await change(admin, owner.employeeId, { active: 1 });
  expect(await isDead(script)).toBe(true);
});

test('a token of someone who is not active reads nothing, however they became inactive', async () => {
  const owner = await server.as(0);
  const { script } = await tokenOf(owner);
  await server.store.database.rows('update employee set is_active = false where id = $1', [owner.employeeId]);
  expect(await isDead(script)).toBe(true);
});

test('a token has the rights of its owner’s position at the moment of the call', async () => {
  const [owner, admin] = [await server.as(3), await server.as(5)];
  const { script } = await tokenOf(owner);
  expect((await script.get('/api/invites')).status).toBe(200);
  await change(admin, owner.employeeId, { position: 0 });
  expect((await script.get('/api/invites')).status).toBe(403);
  expect((await script.graphql(WHO)).data.viewer.position).toBe(0);
});

test('a token is good through the whole of its last day and dead from the next', async () => {
  const owner = await server.as(0);
  const { script } = await tokenOf(owner, '2026-06-17');
  server.store.clock.set('2026-06-17T23:59:59.999Z');
  expect(await isDead(script)).toBe(false);
  server.store.clock.set('2026-06-18T00:00:00Z');
  expect(await isDead(script)).toBe(true);
});

test.each([
  ['2026-06-16', 'expiresOn must not be past.'],
  ['2027-06-18', 'expiresOn must be at most a year ahead.'],
])('a token that expires on %s is refused', async (day, sentence) => {
  const { errors } = await tokenOf(await server.as(0), day);
  expect(errors).toMatchObject([{ message: sentence, extensions: { code: 'BAD_INPUT' } }]);
});

test('a token may expire a year ahead, to the day', async () => {
  const { errors, expiresAt } = await tokenOf(await server.as(0), '2027-06-17');
  expect([errors, expiresAt]).toEqual([undefined, '2027-06-18T00:00:00.000Z']);
});

test.each([
  ['', 'name must not be empty.'],
  ['  ', 'name must not be empty.'],
  ['x'.repeat(61), 'name must be at most 60 characters.'],
  ['a\0b', 'name has a character that cannot be stored.'],
])('a token named %j is refused', async (name, sentence) => {
  const { errors } = await tokenOf(await server.as(0), '2026-12-31', name);
  expect(errors).toMatchObject([{ message: sentence }]);
});

test('a name is stored without the blanks around it, up to 60 characters', async () => {
  expect((await tokenOf(await server.as(0), '2026-12-31', ` ${'x'.repeat(60)} `)).name).toBe('x'.repeat(60));
});

test('one person has at most 20 live tokens, however many are created at once', async () => {
  const owner = await server.as(0);
  const made: Awaited<ReturnType<typeof tokenOf>>[] = [];
  // As many at once as one person has under way: what waits longer may be told that the server is busy.
  while (made.every(each => each.token))
    made.push(...(await Promise.all(Array.from({ length: 6 }, () => tokenOf(owner, '2026-06-20')))));
  const created = made.filter(each => each.token);
  expect(created).toHaveLength(20);
  expect(made.find(each => each.errors)?.errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
  await revoke(owner, created[0]?.id);
  expect((await tokenOf(owner)).token).toBeDefined();
  server.store.clock.advance(5 * DAY);
  expect((await tokenOf(await server.asEmployee(owner.employeeId))).token).toBeDefined();
});

test('the last use is shown, and stored at most once a minute', async () => {
  const owner = await server.as(0);
  const { script } = await tokenOf(owner);
  const lastUse = async () => {
    await script.get('/api/auth/verify');
    return (await listed(owner))[0].lastUsedAt;
  };
  expect(await lastUse()).toBe('2026-06-17T15:00:00.000Z');
  server.store.clock.advance(MINUTE - 1);
  expect(await lastUse()).toBe('2026-06-17T15:00:00.000Z');
  server.store.clock.advance(1);
  expect(await lastUse()).toBe('2026-06-17T15:01:00.000Z');
});

test('a token that ended stays in its owner’s list for 30 days', async () => {
  const owner = await server.as(0);
  const { id } = await tokenOf(owner);
  await revoke(owner, id);
  const seenAfter = async (milliseconds: number) => {
    server.store.clock.set('2026-06-17T15:00:00Z');
    server.store.clock.advance(milliseconds);
    return listed(await server.asEmployee(owner.employeeId));
  };
  expect(await seenAfter(30 * DAY - 1)).toMatchObject([{ id, revokedAt: '2026-06-17T15:00:00.000Z' }]);
  expect(await seenAfter(30 * DAY)).toEqual([]);
});

test.each(['sfp_', `sfp_${'a'.repeat(43)}`, `sfp_${'a'.repeat(10_000)}`, `sfq_${'a'.repeat(43)}`])(
  'a made-up token opens nothing (%#)',
  async made => {
    expect(await isDead(server.holding(made))).toBe(true);
  },
);
