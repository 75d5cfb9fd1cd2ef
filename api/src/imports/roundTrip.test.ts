import { parseCsv } from 'hucre/csv';
import { importedFields } from '../deals/deal.fields.ts';
import type { SheetPurpose } from '../rules/sheets/fields.ts';
import { fillAtRandom } from '../testing/randomStore.ts';
import { seed } from '../testing/seed.ts';
import { sendSheet } from '../testing/sentSheet.ts';
import { type TestClient, TestServer } from '../testing/testServer.ts';

/** What a file brings as it stands; people and their teams have other keys in another store. */
const TOLD = Object.values(importedFields).filter(({ kind }) => kind !== 'person' && kind !== 'team');

let from: TestServer;
let to: TestServer;
let exporter: TestClient;
let importer: TestClient;

beforeAll(async () => {
  [from, to] = await Promise.all([TestServer.start(), TestServer.start()]);
  await fillAtRandom(from.store, seed, 400);
  // What an import does not bring, or tells otherwise: vacation, two people of one name, a team of someone who has none.
  await from.store.database.rows('delete from vacation_units');
  await from.store.database.rows(`update employee set name = name || ' ' || id, email = 'from.' || email`);
  await from.store.database.rows('update employee set team = null where position not in (0, 1)');
  // A field that nobody fills could be lost unseen.
  const texts = TOLD.filter(({ kind }) => kind === 'text').map(({ column }) => column);
  await from.store.database.rows(
    `update deal set ${texts.map(column => `${column} = '${column} of ' || number`).join(', ')}`,
  );
  exporter = await from.as(5);
  await from.store.database.rows(`update employee set email = 'exporter@store.example' where id = $1`, [
    exporter.employeeId,
  ]);
  importer = await to.asEmployee(await to.store.employee({ name: 'Importer', position: 5 }));
});
afterAll(() => Promise.all([from.stop(), to.stop()]));

const exported = async (client: TestClient, path: string): Promise<string> =>
  (await client.get(`/api/exports/${path}`)).text;

/** Imports a file of the one store into the other. Returns how many lines were new. */
async function importFile(purpose: SheetPurpose, path: string): Promise<number> {
  const sheetId = await sendSheet(importer, purpose, parseCsv(await exported(exporter, path)) as string[][]);
  const prepared = await importer.graphql(`mutation { prepareImport(sheetId: ${sheetId}) { id } }`);
  const { id } = prepared.data.prepareImport;
  const shown = await importer.graphql(
    `{ importPreview(id: ${id}, outcome: REFUSED) { counts { new differs refused } openNameCount lines { line key problems { message } } } }`,
  );
  const { counts, openNameCount, lines } = shown.data.importPreview;
  expect({ ...counts, openNameCount, lines }).toMatchObject({ differs: 0, lines: [], openNameCount: 0 });
  if (counts.new === 0) return 0;
  const { errors } = await importer.graphql(
    `mutation { runImport(id: ${id}, expected: ${counts.new}) { state } }`,
  );
  expect(errors).toBeUndefined();
  return counts.new;
}

const EVERY_DEAL = 'deals.csv?start=1900-01-01&end=2999-12-31&sort=NUMBER';

const REPORTS = [
  'hog.csv?start=1900-01-01&end=2999-12-31&sort=NUMBER',
  'ticksheet.csv?start=2026-05-01&end=2026-05-31',
  'ticksheet.csv?start=2026-04-10&end=2026-06-20',
  'storetotals.csv?start=2026-05-01&end=2026-05-31',
  'summary.csv?start=2026-05-01&end=2026-05-31',
  'summarystats.csv?start=2026-05-01&end=2026-05-31',
  'trade.csv?start=2026-04-01&end=2026-06-30',
  'potofgold.csv?month=2026-05',
  'leaderboard.csv?start=2025-01-01&end=2026-12-31&mode=EMPLOYEES',
  'leaderboard.csv?start=2026-05-01&end=2026-05-31&mode=TEAMS&rankBy=GROSS',
];

describe(`a store that was exported and imported into an empty one (SEED=${seed})`, () => {
  beforeAll(async () => {
    const people = await importFile('IMPORT_PEOPLE', 'people.csv');
    expect(people).toBe(24);
    expect(await importFile('IMPORT_DEALS', EVERY_DEAL)).toBe(400);
  });

  it.each(REPORTS)('gives the same %s', async path => {
    const lines = (client: TestClient) => exported(client, `${path}&linesOnly=1`);
    const expected = await lines(exporter);
    expect(expected.split('\r\n').length).toBeGreaterThan(2);
    expect(await lines(importer)).toBe(expected);
  });

  it.each(TOLD.map(({ column }) => column))('has the same %s in every deal', async column => {
    const valuesIn = ({ store }: TestServer) =>
      store.database.rows<{ value: unknown }>(`select number, ${column} as value from deal order by number`);
    const expected = await valuesIn(from);
    expect(expected.some(({ value }) => value !== null && value !== '')).toBe(true);
    expect(await valuesIn(to)).toEqual(expected);
  });

  it('is not changed by the same files again', async () => {
    expect(await importFile('IMPORT_PEOPLE', 'people.csv')).toBe(0);
    expect(await importFile('IMPORT_DEALS', EVERY_DEAL)).toBe(0);
  });

  it('lists what was imported as a file', async () => {
    const lines = (await exported(importer, 'imports.csv?linesOnly=1'))
      .split('\r\n')
      .map(line => line.split(','));
    expect(lines.map(line => line.slice(1, 6))).toEqual(
      expect.arrayContaining([
        ['Of', 'State', 'Deals', 'New people', 'By'],
        ['Deals', 'Imported', '400', '0', 'Importer'],
        ['People', 'Imported', '0', '24', 'Importer'],
      ]),
    );
  });

  it('keeps the sums of the database as those of its deals', async () => {
    expect(await to.store.database.rows('select * from roll_up.differences')).toEqual([]);
  });
});
