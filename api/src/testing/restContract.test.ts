import { holdToContract } from './restContract.ts';

const verify = { method: 'GET', path: '/api/auth/verify', status: 200, contentType: 'application/json' };
const user = { id: 1, name: 'Ada', email: 'ada@store.example', position: 5, team: null };
const text = (body: unknown) => JSON.stringify(body);

it('accepts an answer that the document describes', () => {
  holdToContract({ ...verify, text: text(user) });
  holdToContract({ ...verify, path: '/api/auth/logout', method: 'POST', status: 204, text: '' });
});

it.each([
  ['a missing field', { text: text({ ...user, team: undefined }) }],
  ['a field too many', { text: text({ ...user, token: 'x' }) }],
  ['a field of another kind', { text: text({ ...user, position: 7 }) }],
  ['a status that is not documented', { status: 418, text: text(user) }],
  ['a content type that is not documented', { contentType: 'text/html', text: text(user) }],
  ['a refusal under another code', { status: 401, text: text({ message: 'No.', code: 'FORBIDDEN' }) }],
])('does not let %s pass', (_what, difference) => {
  expect(() => holdToContract({ ...verify, ...difference })).toThrow(/GET \/auth\/verify/);
});
