import { allowsPrimary, formatHosts, isPostgresUrl, listServerUrls } from './databaseUrl.ts';

test('splits a URL with several servers into one URL for each server, with the same user, database and settings', () => {
  expect(listServerUrls('postgres://clerk:secret@a:5433,b,[::1]:5434/store?sslmode=disable')).toEqual([
    'postgres://clerk:secret@a:5433/store?sslmode=disable',
    'postgres://clerk:secret@b/store?sslmode=disable',
    'postgres://clerk:secret@[::1]:5434/store?sslmode=disable',
  ]);
});

test('returns a URL with one server unchanged', () => {
  for (const url of [
    'postgres://a:5432/store',
    'postgresql://clerk@a/store',
    'postgres:///store?host=/run/postgresql',
  ])
    expect(listServerUrls(url)).toEqual([url]);
});

test.each([
  ['postgres://a:5432/store', true],
  ['postgresql://clerk:secret@a:5432,b:5433/store', true],
  ['postgres:///store?host=/run/postgresql', true],
  ['postgres://a:port/store', false],
  ['postgres://a:5432,b:port/store', false],
  ['mysql://a/store', false],
  ['store', false],
])('validates the URL %s: %s', (url, isValid) => {
  expect(isPostgresUrl(url)).toBe(isValid);
});

test.each([
  ['postgres://a,b/store', true],
  ['postgres://a,b/store?target_session_attrs=read-write', true],
  ['postgres://a,b/store?target_session_attrs=primary', true],
  ['postgres://a,b/store?target_session_attrs=standby', false],
  ['postgres://a/store?target_session_attrs=read-only', false],
])('checks whether the URL %s allows a server that accepts writes: %s', (url, isAllowed) => {
  expect(allowsPrimary(url)).toBe(isAllowed);
});

test('formats the servers of a URL without the password', () => {
  expect(formatHosts('postgres://clerk:secret@a:5433,b/store')).toBe('a:5433, b');
});
