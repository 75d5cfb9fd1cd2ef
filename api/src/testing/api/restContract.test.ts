import { assertMatchesContract } from './restContract.ts';

const verify = { method: 'GET', path: '/api/auth/verify', status: 200, contentType: 'application/json' };
const user = { id: 1, name: 'Ada', email: 'ada@store.example', position: 5, team: null };
const toJson = (body: unknown) => JSON.stringify(body);

it('accepts a response that the document describes', () => {
  assertMatchesContract({ ...verify, text: toJson(user) });
  assertMatchesContract({ ...verify, path: '/api/auth/logout', method: 'POST', status: 204, text: '' });
});

it.each([
  ['a missing field', { text: toJson({ ...user, team: undefined }) }],
  ['an additional field', { text: toJson({ ...user, token: 'x' }) }],
  ['a field of another type', { text: toJson({ ...user, position: 7 }) }],
  ['an undocumented status', { status: 418, text: toJson(user) }],
  ['an undocumented content type', { contentType: 'text/html', text: toJson(user) }],
  ['an error with a wrong code', { status: 401, text: toJson({ message: 'No.', code: 'FORBIDDEN' }) }],
])('rejects %s', (_what, difference) => {
  expect(() => assertMatchesContract({ ...verify, ...difference })).toThrow(/GET \/auth\/verify/);
});
