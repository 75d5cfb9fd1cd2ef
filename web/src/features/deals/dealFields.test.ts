import { globSync, readFileSync } from 'node:fs';

/** What the screens of a folder say, queries aside. */
const saidIn = (folder: string) =>
  globSync(`web/src/features/${folder}/**/*.{ts,tsx}`)
    .filter(file => !file.includes('.test.'))
    .map(file => readFileSync(file, 'utf8'))
    .join('\n');

const [, fragment = ''] =
  /fragment DealFields on Deal \{\n(.*?)\n\}/s.exec(
    readFileSync('web/src/features/deals/deals.graphql', 'utf8'),
  ) ?? [];

/** What the screens read of a deal, but for what the store derives. */
const fields = [...fragment.matchAll(/^ {2}(\w+)/gm)]
  .map(([, field = '']) => field)
  .filter(field => !['version', 'logDay', 'isSold'].includes(field));

it.each([
  ['hog', ['notes', 'tradeStatus', 'dealStatus', 'deliveryStatus', 'deliveryDate', 'addedDate']],
  ['activity', ['notes', 'deliveryDate', 'addedDate']],
  [
    'drillDown',
    ['salesManager', 'financeManager', 'stockNum', 'notes', 'dealStatus', 'deliveryStatus', 'addedDate'],
  ],
])('%s shows each field of a deal, or leaves it out by name', (folder, leftOut) => {
  const said = saidIn(folder);
  expect(fields.length).toBeGreaterThan(13);
  expect(
    fields.filter(field => !leftOut.includes(field) && !new RegExp(`\\b${field}\\b`).test(said)),
  ).toEqual([]);
});
