import { seed } from '../testing/api/propertyTests.ts';
import { fillRandomStore } from '../testing/reports/randomStore.ts';
import { insertRandomLinkedUps, insertRandomUps } from '../testing/reports/randomUps.ts';
import { type TestClient, TestServer } from '../testing/testServer.ts';
import { getColumnSorts } from './dealList.query.ts';

const DAYS = 'start: "1900-01-01", end: "2999-12-31"';

let server: TestServer;
let client: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
  client = await server.signInAs(5);
  const randomStore = await fillRandomStore(server.store, seed, 40);
  await insertRandomUps(server.store, seed, randomStore.people, 40);
  await insertRandomLinkedUps(server.store, randomStore, seed, 160);
  for (const number of await server.store.insertDeals([{}, {}, {}, {}])) {
    await client.graphql(`mutation { deleteDeal(number: ${number}) }`);
  }
});
afterAll(() => server.stop());

const listSortCases = (list: string, rows: string, sorts: readonly string[]) =>
  sorts.flatMap(sort =>
    [false, true].map(isDescending => ({
      list,
      args: `${DAYS}, sort: ${sort}, isDescending: ${isDescending}`,
      rows,
    })),
  );

const UP_SORTS = 'DATE SALESPERSON TIME_UP UP_TYPE TURNED_TO CUSTOMER BDC_UP TEST_DRIVE WRITE_UP SOLD'.split(
  ' ',
);
const UP_FIELDS = 'id';

/** Returns the rows of a page, each as text, and the cursor of the next page. */
async function queryPage(list: string, args: string, rows: string) {
  const isArray = list === 'openDeals';
  const { data, errors } = await client.graphql(
    `{ ${list}(${args}) { ${isArray ? rows : `rows { ${rows} } endCursor`} } }`,
  );
  if (errors) throw new Error(`${errors[0].extensions.code}: ${errors[0].message}`);
  const page: object[] = isArray ? data[list] : data[list].rows;
  const endCursor: string | null = isArray
    ? ((page.at(-1) as { cursor: string } | undefined)?.cursor ?? null)
    : data[list].endCursor;
  return { rows: page.map(row => JSON.stringify(row)), endCursor };
}

it.each([
  ...listSortCases('hog', 'number', [
    ...Object.values(getColumnSorts('hog')),
    'LOG_DAY',
    'TOTAL_GROSS',
    'OPEN_SINCE',
  ]),
  ...listSortCases('activity', 'number', [...Object.values(getColumnSorts('activity')), 'LOG_DAY']),
  ...listSortCases('upStats', UP_FIELDS, UP_SORTS),
  { list: 'hog', args: `${DAYS}, sort: OPEN_SINCE, open: [GROSS, WAITING, NOBODY]`, rows: 'number' },
  { list: 'listedUps', args: `${DAYS}, counter: UPS`, rows: UP_FIELDS },
  { list: 'dealsOfUps', args: `${DAYS}, counter: UPS`, rows: 'deal { number }' },
  { list: 'creditedDeals', args: DAYS, rows: 'deal { number }' },
  { list: 'openDeals', args: DAYS, rows: 'deal { number } cursor' },
  { list: 'deletions', args: 'limit: 100', rows: 'id' },
  { list: 'changes', args: `${DAYS}, limit: 100`, rows: 'id' },
])('returns every row of $list($args) exactly once over all pages', async ({ list, args, rows }) => {
  const limitArgument = list === 'deletions' || list === 'changes' ? '' : ', limit: 1000';
  const allRows = await queryPage(list, `${args}${limitArgument}`, rows);
  expect(allRows.rows.length).toBeGreaterThan(3);
  const pagedRows: string[] = [];
  for (let after: string | null = null; ; ) {
    const pageArgs = `${args.replace(/, limit: 100$|^limit: 100$/, '')}, limit: 3${after ? `, after: "${after}"` : ''}`;
    const page = await queryPage(list, pageArgs.replace(/^, /, ''), rows);
    pagedRows.push(...page.rows);
    if (!page.endCursor) break;
    after = page.endCursor;
  }
  expect(pagedRows).toEqual(allRows.rows);
});

const encodeCursor = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');

it.each([
  ['limit: 1001', 'limit must be a whole number from 1 to 1000'],
  [
    'offset: 10001',
    'offset must be at most 10,000. To read more rows, send the previous page’s endCursor as after',
  ],
  ['after: "x"', 'after is not a cursor for this list.'],
  [`after: "${encodeCursor(['LOG_DAY asc', '2026-01-01'])}"`, 'after is not a cursor for this list.'],
  [`after: "${encodeCursor(['LOG_DAY desc', '2026-01-01', '2026-01-01', '1'])}"`, 'another sort order'],
  [`after: "${encodeCursor(['LOG_DAY asc', 'x', '2026-01-01', '1'])}"`, 'outside the range'],
  [
    `after: "${encodeCursor(['LOG_DAY asc', '2026-01-01', '2026-01-01', '9'.repeat(30)])}"`,
    'outside the range',
  ],
  [`after: "${encodeCursor(['LOG_DAY asc', '2026-01-01\0', '2026-01-01', '1'])}"`, 'outside the range'],
])('rejects a page of hog with %s', async (args, message) => {
  await expect(queryPage('hog', `${DAYS}, ${args}`, 'number')).rejects.toThrow(/^BAD_INPUT/);
  await expect(queryPage('hog', `${DAYS}, ${args}`, 'number')).rejects.toThrow(message);
});
