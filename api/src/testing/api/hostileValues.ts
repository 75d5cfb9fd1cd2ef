import fc from 'fast-check';

const nestArrays = (levels: number): unknown => (levels === 0 ? 'deep' : [nestArrays(levels - 1)]);

/** Invalid or malicious values for a field, an ID, a day, money or a count. */
const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  ' \t\n\u00a0',
  0,
  -1,
  -0,
  1.5,
  1e21,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER + 2,
  '0',
  '-1',
  '1e1',
  '0x0c',
  '12abc',
  '１２', // full-width digits
  'NaN',
  'Infinity',
  '2147483648',
  '9'.repeat(400),
  '2026-02-30',
  '2026-06-17',
  '1900-01-01',
  '2999-12-31',
  '2028-02-29T23:59:59Z',
  '0000-00-00',
  '1899-12-31',
  '3000-01-01',
  'today',
  '2026-13',
  '$1,23',
  '(5',
  '1e5',
  '10000000000.00',
  'nul\0inside',
  '\ud800 a lone surrogate',
  '\u202e right to left \u2066',
  'x'.repeat(201),
  'é'.repeat(5_001),
  "' or 1=1; drop table deal; --",
  '<script>alert(1)</script>',
  '%00%zz',
  '__proto__',
  [],
  {},
  [[1]],
  { toString: 'x' },
  { $gt: 0 },
  JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": {"prototype": {}}}'),
  nestArrays(200),
];

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE_VALUES) },
  { weight: 1, arbitrary: fc.jsonValue() },
);

/** Request bodies that are not an object of fields, as text. */
export const hostileBody: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '{"id": 1',
    'null',
    'true',
    '7',
    '"text"',
    '[]',
    '[[]]',
    '{"id": 1}}',
    "{'id': 1}",
    '\ufeff{}',
    '{"__proto__": {"id": 1}}',
    '{"id": 1, "id": 2}',
    '['.repeat(20_000),
    `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
    '\0',
    `{"notes": ${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
    `{"query": "{ viewer { id } }", "variables": {"a": ${'['.repeat(50_000)}${']'.repeat(50_000)}}}`,
  ),
  fc.json(),
);

/** Headers that describe the body wrongly or not at all. */
export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc.constantFrom<Record<string, string>[]>(
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/json; charset=nonsense' },
  { 'content-type': 'application/json;;;' },
  { 'content-type': '' },
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'br' },
  { 'content-encoding': 'nonsense' },
  { accept: 'text/html' },
  { 'accept-encoding': 'nonsense' },
  { 'x-http-method-override': 'DELETE' },
  { cookie: '__proto__=x; accessToken=x' },
);

/** Generates a realistic email address. Other formats depend on the validation. */
export const plainEmail: fc.Arbitrary<string> = fc
  .stringMatching(/^[a-z]{1,12}$/)
  .map(name => `${name}@fuzz.example`);
