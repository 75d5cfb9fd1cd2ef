import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { identifyByAccessToken } from './identity.ts';

// Microsoft's side cannot run here: a server stands in that answers as Graph does.
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
let answer: { status: number; body: string };
let requests: (string | undefined)[];

beforeAll(async () => {
  graph = createServer((req, res) => {
    requests.push(`${req.url} ${req.headers.authorization}`);
    res.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>(done => graph.listen(0, '127.0.0.1', done));
  graphUrl = `http://127.0.0.1:${(graph.address() as AddressInfo).port}`;
});
afterAll(() => void graph.close());
beforeEach(() => {
  requests = [];
  answer = { status: 200, body: JSON.stringify(kim) };
});

const tokenWith = (claims: object) =>
  ['{"alg":"RS256"}', JSON.stringify(claims), 'signature']
    .map(part => Buffer.from(part).toString('base64url'))
    .join('.');
const ours = tokenWith({ tid: microsoft.tenantId, appid: microsoft.clientId });
const identify = (token: string) => identifyByAccessToken({ graphUrl, microsoft }, token);

test('a token of our tenant and application gives the identity, the e-mail in lower case', async () => {
  expect(await identify(ours)).toEqual({
    subject: 'kim-1',
    email: 'kim.fox@store.example',
    addresses: ['kim.fox@store.example', 'kim@corp.example'],
    name: 'Kim Fox',
  });
  expect(requests).toEqual([`/v1.0/me Bearer ${ours}`]);
});

test('a newer token names the application as azp', async () => {
  const newer = tokenWith({ tid: microsoft.tenantId.toUpperCase(), azp: microsoft.clientId });
  expect(await identify(newer)).toMatchObject({ subject: 'kim-1' });
});

test('someone without a mailbox is known by the user principal name', async () => {
  answer.body = JSON.stringify({ ...kim, mail: null });
  expect(await identify(ours)).toMatchObject({
    email: 'kim@corp.example',
    addresses: ['kim@corp.example'],
  });
});

test('someone without a display name is called by the e-mail', async () => {
  answer.body = JSON.stringify({ ...kim, displayName: null });
  expect(await identify(ours)).toMatchObject({ name: 'kim.fox' });
});

test.each([
  ['another application', tokenWith({ tid: microsoft.tenantId, appid: 'other' })],
  ['another tenant', tokenWith({ tid: 'other', appid: microsoft.clientId })],
  ['no tenant at all', tokenWith({ appid: microsoft.clientId })],
  ['no application at all', tokenWith({ tid: microsoft.tenantId })],
])('a token of %s is refused without a request to Microsoft', async (_whose, token) => {
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
])('text that is no token of ours is refused without a request to Microsoft: %j', async token => {
  await expect(identify(token)).rejects.toMatchObject({
    code: 'BAD_INPUT',
    message: 'Login failed. Please try again.',
  });
  expect(requests).toEqual([]);
});

test.each([400, 401, 403, 404])('a token that Microsoft refuses with %i is bad input', async status => {
  answer.status = status;
  await expect(identify(ours)).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

test.each([
  '',
  '<html>',
  '[]',
  'null',
  '{}',
  '{"id":7,"mail":"a@b.c"}',
  '{"id":"x","mail":"","userPrincipalName":null}',
])('an answer that names nobody is bad input: %s', async body => {
  answer.body = body;
  await expect(identify(ours)).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

test.each([429, 500, 503])('when Microsoft is in trouble (%i), the service is unavailable', async status => {
  answer.status = status;
  await expect(identify(ours)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('when Microsoft cannot be reached, the service is unavailable', async () => {
  const nowhere = { graphUrl: 'http://127.0.0.1:1', microsoft };
  await expect(identifyByAccessToken(nowhere, ours)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
