import { type TestClient, TestServer } from '../../testing/testServer.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const READ_ONLY_MESSAGE = 'An access token is read-only. Sign in to make changes.';
const SIGN_IN_ERROR = { message: 'Please sign in.', code: 'UNAUTHENTICATED' };
const VIEWER_QUERY = '{ viewer { id position isReadOnly can { recordDeals editPot manageEmployees } } }';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());
beforeEach(() => server.store.clock.set('2026-06-17T15:00:00Z'));

/** Creates a token of this person, and a client that uses the token. */
async function createToken(owner: TestClient, expiresOn = '2026-12-31', name = 'Spreadsheet') {
  const { data, errors } = await owner.graphql(
    `mutation ($name: String!, $expiresOn: Day!) { createAccessToken(name: $name, expiresOn: $expiresOn) {
      token accessToken { id name owner { id } createdAt expiresAt lastUsedAt revokedAt }
    } }`,
    { name, expiresOn },
  );
  const created = data?.createAccessToken;
  return { ...created?.accessToken, errors, token: created?.token, script: server.withToken(created?.token) };
}

const revoke = (client: TestClient, id: number) =>
  client.graphql('mutation ($id: Int!) { revokeAccessToken(id: $id) { id revokedAt } }', { id });
const listTokens = async (client: TestClient, isForAll = false) => {
  const { data } = await client.graphql(
    'query ($all: Boolean!) { accessTokens(isEveryones: $all) { id name owner { id } lastUsedAt revokedAt } }',
    { all: isForAll },
  );
  return data.accessTokens;
};
const isRejected = async (script: TestClient) =>
  (await script.get('/api/auth/verify')).status === 401 &&
  (await script.post('/graphql', { query: VIEWER_QUERY })).status === 401;
const updateEmployee = async (admin: TestClient, id: number, body: object) => {
  const { status } = await admin.put(`/api/employees/updateemployee?employeeId=${id}`, body);
  expect(status).toBe(200);
};

test('creates a token with a prefix and 256 random bits, returns the token once, and stores only the hash of the token', async () => {
  const owner = await server.signInAs(0);
  const created = await createToken(owner);
  expect(created.token).toMatch(/^sfp_[\w-]{43}$/);
  expect((await createToken(owner)).token).not.toBe(created.token);
  expect(created).toMatchObject({
    name: 'Spreadsheet',
    owner: { id: owner.employeeId },
    createdAt: '2026-06-17T15:00:00.000Z',
    expiresAt: '2027-01-01T00:00:00.000Z',
    lastUsedAt: null,
    revokedAt: null,
  });
  const rows = await server.store.database.rows<{ all: string }>('select t::text as all from access_token t');
  for (const { all } of rows) {
    expect(all).not.toContain(created.token.slice(4));
    expect(all).not.toContain(Buffer.from(created.token).toString('hex'));
  }
});

test("reads data over GraphQL and REST as the token's owner, and rejects changes with the token", async () => {
  const owner = await server.signInAs(3);
  const { script } = await createToken(owner);
  const response = await script.graphql(VIEWER_QUERY);
  expect(response.data.viewer).toEqual({
    id: owner.employeeId,
    position: 3,
    isReadOnly: true,
    can: { recordDeals: false, editPot: false, manageEmployees: false },
  });
  expect(await script.get('/api/auth/verify')).toMatchObject({ status: 200, body: { id: owner.employeeId } });
  expect(await script.get('/api/invites')).toMatchObject({ status: 200, body: [] });
});

test('allows a background request with an access token', async () => {
  const { script } = await createToken(await server.signInAs(0));
  const response = await script.send('POST', '/graphql', { query: VIEWER_QUERY }, { 'x-unattended': '1' });
  expect(response.body.data.viewer.isReadOnly).toBe(true);
});

test.each([
  'mutation { createAccessToken(name: "another", expiresOn: "2026-07-01") { token } }',
  'mutation { revokeAccessToken(id: 1) { id } }',
  'mutation { recordDeal(number: 4711, input: {}) { number } }',
  'mutation { addUp(day: "2026-06-17") { id } }',
])("rejects %s with an admin's token", async query => {
  const { script } = await createToken(await server.signInAs(5));
  const { status, body } = await script.post('/graphql', { query });
  expect(status).toBe(403);
  expect(body.errors).toMatchObject([{ message: READ_ONLY_MESSAGE, extensions: { code: 'FORBIDDEN' } }]);
  expect(await server.store.database.rows('select from deal union all select from up_log_row')).toEqual([]);
});

test.each([
  ['POST', '/api/deals/adddeal', { id: 4711 }],
  ['PUT', '/api/settings/updatemonthpottotal', { monthPotTotal: 5 }],
  ['POST', '/api/uplogs/ensure', { date: '2026-06-17' }],
  ['DELETE', '/api/invites/1', undefined],
  ['POST', '/api/auth/logout', undefined],
])("rejects %s %s with an admin's token", async (method, path, body) => {
  const { script } = await createToken(await server.signInAs(5));
  expect(await script.send(method, path, body)).toMatchObject({
    status: 403,
    body: { code: 'FORBIDDEN', message: READ_ONLY_MESSAGE },
  });
});

test('rejects a stream that is opened with a token', async () => {
  const { token } = await createToken(await server.signInAs(5));
  const socket = new WebSocket(
    `${server.baseUrl.replace('http', 'ws')}/graphql/stream`,
    'graphql-transport-ws',
  );
  const closeEvent = new Promise<CloseEvent>(resolve => socket.addEventListener('close', resolve));
  socket.addEventListener('open', () =>
    socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } })),
  );
  expect((await closeEvent).code).toBe(4403);
});

test('rejects a token from the next call after its owner revokes it, and ignores a second revocation', async () => {
  const owner = await server.signInAs(0);
  const { id, script } = await createToken(owner);
  expect(await isRejected(script)).toBe(false);
  const { data } = await revoke(owner, id);
  expect(data.revokeAccessToken).toEqual({ id, revokedAt: '2026-06-17T15:00:00.000Z' });
  expect(await script.get('/api/auth/verify')).toMatchObject({ status: 401, body: SIGN_IN_ERROR });
  server.store.clock.advance(MINUTE);
  expect((await revoke(owner, id)).data).toEqual(data);
  expect(await isRejected(script)).toBe(true);
});

test('allows only admins to see and revoke the tokens of all people', async () => {
  const [owner, admin, manager] = [
    await server.signInAs(0),
    await server.signInAs(5),
    await server.signInAs(3),
  ];
  const { id, script } = await createToken(owner, '2026-12-31', 'Of a salesperson');
  const { errors } = await revoke(manager, id);
  expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  const rejectedResponse = await manager.graphql('{ accessTokens(isEveryones: true) { id } }');
  expect(rejectedResponse.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  expect(await listTokens(admin)).toEqual([]);
  expect(await listTokens(admin, true)).toContainEqual(
    expect.objectContaining({ id, name: 'Of a salesperson', owner: { id: owner.employeeId } }),
  );
  expect((await revoke(admin, id)).errors).toBeUndefined();
  expect(await isRejected(script)).toBe(true);
});

test('rejects a token permanently after the deactivation of its owner, even after the owner is reactivated', async () => {
  const [owner, admin] = [await server.signInAs(0), await server.signInAs(5)];
  const { script } = await createToken(owner);
  await updateEmployee(admin, owner.employeeId, { active: 0 });
  expect(await isRejected(script)).toBe(true);
  await updateEmployee(admin, owner.employeeId, { active: 1 });
  expect(await isRejected(script)).toBe(true);
});

test('rejects the token of an inactive owner, even if the owner was deactivated without the regular deactivation', async () => {
  const owner = await server.signInAs(0);
  const { script } = await createToken(owner);
  await server.store.database.rows('update employee set is_active = false where id = $1', [owner.employeeId]);
  expect(await isRejected(script)).toBe(true);
});

test("applies the current rights of the owner's position to calls with a token", async () => {
  const [owner, admin] = [await server.signInAs(3), await server.signInAs(5)];
  const { script } = await createToken(owner);
  expect((await script.get('/api/invites')).status).toBe(200);
  await updateEmployee(admin, owner.employeeId, { position: 0 });
  expect((await script.get('/api/invites')).status).toBe(403);
  expect((await script.graphql(VIEWER_QUERY)).data.viewer.position).toBe(0);
});

test('accepts a token until the end of its last day and rejects it from the next day', async () => {
  const owner = await server.signInAs(0);
  const { script } = await createToken(owner, '2026-06-17');
  server.store.clock.set('2026-06-17T23:59:59.999Z');
  expect(await isRejected(script)).toBe(false);
  server.store.clock.set('2026-06-18T00:00:00Z');
  expect(await isRejected(script)).toBe(true);
});

test.each([
  ['2026-06-16', 'expiresOn must not be in the past.'],
  ['2027-06-18', 'expiresOn must be at most one year from today.'],
])('rejects the creation of a token with the last day %s', async (day, message) => {
  const { errors } = await createToken(await server.signInAs(0), day);
  expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_INPUT' } }]);
});

test('accepts a new token with a last day that is exactly a year ahead', async () => {
  const { errors, expiresAt } = await createToken(await server.signInAs(0), '2027-06-17');
  expect([errors, expiresAt]).toEqual([undefined, '2027-06-18T00:00:00.000Z']);
});

test.each([
  ['', 'name must not be empty.'],
  ['  ', 'name must not be empty.'],
  ['x'.repeat(61), 'name must be at most 60 characters.'],
  ['a\0b', 'name contains a character that cannot be stored.'],
])('rejects the token name %j', async (name, message) => {
  const { errors } = await createToken(await server.signInAs(0), '2026-12-31', name);
  expect(errors).toMatchObject([{ message }]);
});

test('stores a token name of up to 60 characters without the blanks around it', async () => {
  expect((await createToken(await server.signInAs(0), '2026-12-31', ` ${'x'.repeat(60)} `)).name).toBe(
    'x'.repeat(60),
  );
});

test('allows a person at most 20 valid tokens, even if many are created at the same time', async () => {
  const owner = await server.signInAs(0);
  const attempts: Awaited<ReturnType<typeof createToken>>[] = [];
  // Sends only as many calls at a time as a person may have in progress. Further calls would wait and could
  // get an overload error.
  while (attempts.every(each => each.token))
    attempts.push(...(await Promise.all(Array.from({ length: 6 }, () => createToken(owner, '2026-06-20')))));
  const created = attempts.filter(each => each.token);
  expect(created).toHaveLength(20);
  expect(attempts.find(each => each.errors)?.errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
  await revoke(owner, created[0]?.id);
  expect((await createToken(owner)).token).toBeDefined();
  server.store.clock.advance(5 * DAY);
  expect((await createToken(await server.signInAsEmployee(owner.employeeId))).token).toBeDefined();
});

test("shows the time of a token's last use, and updates it at most once a minute", async () => {
  const owner = await server.signInAs(0);
  const { script } = await createToken(owner);
  const lastUse = async () => {
    await script.get('/api/auth/verify');
    return (await listTokens(owner))[0].lastUsedAt;
  };
  expect(await lastUse()).toBe('2026-06-17T15:00:00.000Z');
  server.store.clock.advance(MINUTE - 1);
  expect(await lastUse()).toBe('2026-06-17T15:00:00.000Z');
  server.store.clock.advance(1);
  expect(await lastUse()).toBe('2026-06-17T15:01:00.000Z');
});

test('lists an ended token for 30 days after its end', async () => {
  const owner = await server.signInAs(0);
  const { id } = await createToken(owner);
  await revoke(owner, id);
  const listAfter = async (milliseconds: number) => {
    server.store.clock.set('2026-06-17T15:00:00Z');
    server.store.clock.advance(milliseconds);
    return listTokens(await server.signInAsEmployee(owner.employeeId));
  };
  expect(await listAfter(30 * DAY - 1)).toMatchObject([{ id, revokedAt: '2026-06-17T15:00:00.000Z' }]);
  expect(await listAfter(30 * DAY)).toEqual([]);
});

test.each(['sfp_', `sfp_${'a'.repeat(43)}`, `sfp_${'a'.repeat(10_000)}`, `sfq_${'a'.repeat(43)}`])(
  'rejects an unknown or malformed token (%#)',
  async token => {
    expect(await isRejected(server.withToken(token))).toBe(true);
  },
);
