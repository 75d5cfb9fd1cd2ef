import { jsonOf } from './jsonInParts.ts';

const rows = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    number,
    name: `“${number}”\n`,
    closer: number % 2 ? null : { id: 1, tags: [] },
  }));

test.each([
  ['nothing', { data: null, errors: [{ message: 'No.' }] }],
  ['few rows', { data: { hog: { rows: rows(3), total: null } } }],
  ['many rows', { data: { hog: { rows: rows(2_000), total: 1.5, 'ä"': undefined }, other: [] } }],
  [
    'many rows of several fields',
    { data: { a: { nodes: rows(400) }, b: rows(400), c: true }, extensions: {} },
  ],
])('is the text of JSON.stringify: %s', async (_what, answer) => {
  expect(await jsonOf(answer)).toBe(JSON.stringify(answer));
});

test('others are answered while many rows are written', async () => {
  const written = jsonOf({ data: { hog: { rows: rows(20_000) } } });
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  await written;
  clearInterval(timer);
  expect(written).toBeInstanceOf(Promise);
  expect(turns).toBeGreaterThan(0);
});
