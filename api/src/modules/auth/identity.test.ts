import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { identifyByAccessToken } from './identity.ts';

// Microsoft Graph is not available in tests, so a local server returns its responses.
const microsoft = {
  tenantId: '11111111-aaaa-4000-8000-000000000001',
  clientId: '22222222-bbbb-4000-8000-000000000002',
};
const kim = {
  id: 'kim-1',
  displayName: 'Kim Fox',
  mail: 'Kim.Fox@Store.example',
  userPrincipalName: 'kim@corp.example',
};

let graph: Server;
let graphUrl: string;
let response: { status: number; body: string };
let requests: (string | undefined)[];

beforeAll(async () => {
  graph = createServer((req, res) => {
    requests.push(`${req.url} ${req.headers.authorization}`);
    res.writeHead(response.status, { 'content-type': 'application/json' }).end(response.body);
  });
  await new Promise<void>(done => graph.listen(0, '127.0.0.1', done));
  graphUrl = `http://127.0.0.1:${(graph.address() as AddressInfo).port}`;
});
afterAll(() => void graph.close());
beforeEach(() => {
  requests = [];
  response = { status: 200, body: JSON.stringify(kim) };
});

const createToken = (claims: object) =>
  ['{"alg":"RS256"}', JSON.stringify(claims), 'signature']
    .map(part => Buffer.from(part).toString('base64url'))
    .join('.');
const validToken = createToken({ tid: microsoft.tenantId, appid: microsoft.clientId });
const identify = (token: string) => identifyByAccessToken({ graphUrl, microsoft }, token);

test('returns the identity for a token of the configured tenant and application, with the email in lower case', async () => {
  expect(await identify(validToken)).toEqual({
    subject: 'kim-1',
    email: 'kim.fox@store.example',
    addresses: ['kim.fox@store.example', 'kim@corp.example'],
    name: 'Kim Fox',
  });
  expect(requests).toEqual([`/v1.0/me Bearer ${validToken}`]);
});

test('accepts a token of a newer format, which names the application in the claim azp', async () => {
  const newer = createToken({ tid: microsoft.tenantId.toUpperCase(), azp: microsoft.clientId });
  expect(await identify(newer)).toMatchObject({ subject: 'kim-1' });
});

test('uses the user principal name as the email of an account without a mailbox', async () => {
  response.body = JSON.stringify({ ...kim, mail: null });
  expect(await identify(validToken)).toMatchObject({
    email: 'kim@corp.example',
    addresses: ['kim@corp.example'],
  });
});

test('uses the email as the name of an account without a display name', async () => {
  response.body = JSON.stringify({ ...kim, displayName: null });
  expect(await identify(validToken)).toMatchObject({ name: 'kim.fox' });
});

test.each([
  ['another application', createToken({ tid: microsoft.tenantId, appid: 'other' })],
  ['another tenant', createToken({ tid: 'other', appid: microsoft.clientId })],
  ['no tenant', createToken({ appid: microsoft.clientId })],
  ['no application', createToken({ tid: microsoft.tenantId })],
])('rejects a token of %s without a request to Microsoft', async (_source, token) => {
  await expect(identify(token)).rejects.toMatchObject({ code: 'BAD_INPUT' });
  expect(requests).toEqual([]);
});

test.each([
  '',
  ' ',
  'a b',
  'a\r\nX-Evil: 1',
  'a\0',
  'naïve',
  'a.b',
  'a.e30.c',
  'a.bnVsbA.c',
  'x'.repeat(16_385),
])('rejects text that is not a valid token without a request to Microsoft: %j', async token => {
  await expect(identify(token)).rejects.toMatchObject({
    code: 'BAD_INPUT',
    message: 'Login failed. Please try again.',
  });
  expect(requests).toEqual([]);
});

test.each([400, 401, 403, 404])(
  'rejects a sign-in as bad input if Microsoft rejects the token with %i',
  async status => {
    response.status = status;
    await expect(identify(validToken)).rejects.toMatchObject({ code: 'BAD_INPUT' });
  },
);

test.each([
  '',
  '<html>',
  '[]',
  'null',
  '{}',
  '{"id":7,"mail":"a@b.c"}',
  '{"id":"x","mail":"","userPrincipalName":null}',
])("rejects a sign-in as bad input if Microsoft's response does not contain a person: %s", async body => {
  response.body = body;
  await expect(identify(validToken)).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

test.each([429, 500, 503])('throws UNAVAILABLE if Microsoft returns %i', async status => {
  response.status = status;
  await expect(identify(validToken)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('throws UNAVAILABLE if Microsoft cannot be reached', async () => {
  const unreachable = { graphUrl: 'http://127.0.0.1:1', microsoft };
  await expect(identifyByAccessToken(unreachable, validToken)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
