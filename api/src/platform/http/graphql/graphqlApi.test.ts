import { serverAudits } from 'graphql-http';
import { TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let token: string | undefined;

beforeAll(async () => {
  server = await TestServer.start();
  ({ token } = await server.signInAs(0));
});
afterAll(() => server.stop());

const audits = serverAudits({
  url: () => `${server.baseUrl}/graphql`,
  fetchFn: (url: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${token}`);
    return fetch(url, { ...init, headers });
  },
});

/**
 * Audits that expect status 200 for invalid documents and variables. The API returns 400 for either content
 * type, as for all invalid input.
 */
const EXPECTED_WARNINGS = [
  'SHOULD use 200 status code on document parsing failure when accepting application/json',
  'SHOULD use 200 status code on document validation failure when accepting application/json',
  'SHOULD use a status code of 200 on variable coercion failure when accepting application/json',
];

test('runs 61 audits, including every audit in EXPECTED_WARNINGS', () => {
  const names = audits.map(({ name }) => name);
  expect(names).toHaveLength(61);
  expect(names).toEqual(expect.arrayContaining(EXPECTED_WARNINGS));
});

test.each(audits.map(audit => [audit.name, audit] as const))('%s', async (name, audit) => {
  const { status } = await audit.fn();
  expect(status).toBe(EXPECTED_WARNINGS.includes(name) ? 'warn' : 'ok');
});
