import { hostsOf, isPostgresUrl, leadsToAPrimary, serversOf } from './databaseUrl.ts';

test('an address of several servers is one address for each, with the same person, store and settings', () => {
  expect(serversOf('postgres://clerk:secret@a:5433,b,[::1]:5434/store?sslmode=disable')).toEqual([
    'postgres://clerk:secret@a:5433/store?sslmode=disable',
    'postgres://clerk:secret@b/store?sslmode=disable',
    'postgres://clerk:secret@[::1]:5434/store?sslmode=disable',
  ]);
});

test('an address of one server is itself', () => {
  for (const url of [
    'postgres://a:5432/store',
    'postgresql://clerk@a/store',
    'postgres:///store?host=/run/postgresql',
  ])
    expect(serversOf(url)).toEqual([url]);
});

test.each([
  ['postgres://a:5432/store', true],
  ['postgresql://clerk:secret@a:5432,b:5433/store', true],
  ['postgres:///store?host=/run/postgresql', true],
  ['postgres://a:port/store', false],
  ['postgres://a:5432,b:port/store', false],
  ['mysql://a/store', false],
  ['store', false],
])('%s can be read: %s', (url, isOne) => {
  expect(isPostgresUrl(url)).toBe(isOne);
});

test.each([
  ['postgres://a,b/store', true],
  ['postgres://a,b/store?target_session_attrs=read-write', true],
  ['postgres://a,b/store?target_session_attrs=primary', true],
  ['postgres://a,b/store?target_session_attrs=standby', false],
  ['postgres://a/store?target_session_attrs=read-only', false],
])('%s leads to a server that accepts writes: %s', (url, does) => {
  expect(leadsToAPrimary(url)).toBe(does);
});

test('a sentence names the servers, not the password', () => {
  expect(hostsOf('postgres://clerk:secret@a:5433,b/store')).toBe('a:5433, b');
});
