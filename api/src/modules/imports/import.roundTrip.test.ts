import { parseCsv } from 'hucre/csv';
import type { SheetPurpose } from '../../rules/sheets/fields.ts';
import { seed } from '../../testing/api/propertyTests.ts';
import { fillRandomStore } from '../../testing/reports/randomStore.ts';
import { uploadSheet } from '../../testing/setup/sheets.ts';
import { type TestClient, TestServer } from '../../testing/testServer.ts';
import { importedFields } from '../deals/deal.fields.ts';

/** Fields that an import copies unchanged. People and teams have other keys in another store. */
const COPIED_FIELDS = Object.values(importedFields).filter(
  ({ kind }) => kind !== 'person' && kind !== 'team',
);

let source: TestServer;
let target: TestServer;
let exporter: TestClient;
let importer: TestClient;

beforeAll(async () => {
  [source, target] = await Promise.all([TestServer.start(), TestServer.start()]);
  await fillRandomStore(source.store, seed, 400);
  // Removes data that an import does not copy unchanged: vacation, people with the same name, and teams of
  // positions without a team.
  await source.store.database.rows('delete from vacation_units');
  await source.store.database.rows(`update employee set name = name || ' ' || id, email = 'from.' || email`);
  await source.store.database.rows('update employee set team = null where position not in (0, 1)');
  // Fills every text field, so that a lost field is noticed.
  const texts = COPIED_FIELDS.filter(({ kind }) => kind === 'text').map(({ column }) => column);
  await source.store.database.rows(
    `update deal set ${texts.map(column => `${column} = '${column} of ' || number`).join(', ')}`,
  );
  exporter = await source.signInAs(5);
  await source.store.database.rows(`update employee set email = 'exporter@store.example' where id = $1`, [
    exporter.employeeId,
  ]);
  importer = await target.signInAsEmployee(
    await target.store.insertEmployee({ name: 'Importer', position: 5 }),
  );
});
afterAll(() => Promise.all([source.stop(), target.stop()]));

const exportFile = async (client: TestClient, path: string): Promise<string> =>
  (await client.get(`/api/exports/${path}`)).text;

/** Imports an export of the source store into the target store. Returns the number of new lines. */
async function importFile(purpose: SheetPurpose, path: string): Promise<number> {
  const sheetId = await uploadSheet(
    importer,
    purpose,
    parseCsv(await exportFile(exporter, path)) as string[][],
  );
  const response = await importer.graphql(`mutation { prepareImport(sheetId: ${sheetId}) { id } }`);
  const { id } = response.data.prepareImport;
  const preview = await importer.graphql(
    `{ importPreview(id: ${id}, outcome: REFUSED) { counts { new differs refused } openNameCount lines { line key problems { message } } } }`,
  );
  const { counts, openNameCount, lines } = preview.data.importPreview;
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

describe(`an empty store after importing the exports of another store (SEED=${seed})`, () => {
  beforeAll(async () => {
    const people = await importFile('IMPORT_PEOPLE', 'people.csv');
    expect(people).toBe(24);
    expect(await importFile('IMPORT_DEALS', EVERY_DEAL)).toBe(400);
  });

  it.each(REPORTS)('exports the same %s from the target store as from the source store', async path => {
    const lines = (client: TestClient) => exportFile(client, `${path}&linesOnly=1`);
    const expected = await lines(exporter);
    expect(expected.split('\r\n').length).toBeGreaterThan(2);
    expect(await lines(importer)).toBe(expected);
  });

  it.each(COPIED_FIELDS.map(({ column }) => column))(
    'has the same %s in every deal as the source store',
    async column => {
      const readValues = ({ store }: TestServer) =>
        store.database.rows<{ value: unknown }>(
          `select number, ${column} as value from deal order by number`,
        );
      const expected = await readValues(source);
      expect(expected.some(({ value }) => value !== null && value !== '')).toBe(true);
      expect(await readValues(target)).toEqual(expected);
    },
  );

  it('does not change the target store when the same files are imported again', async () => {
    expect(await importFile('IMPORT_PEOPLE', 'people.csv')).toBe(0);
    expect(await importFile('IMPORT_DEALS', EVERY_DEAL)).toBe(0);
  });

  it('exports the list of imports', async () => {
    const lines = (await exportFile(importer, 'imports.csv?linesOnly=1'))
      .split('\r\n')
      .map(line => line.split(','));
    expect(lines.map(line => line.slice(1, 6))).toEqual(
      expect.arrayContaining([
        ['Type', 'Status', 'Deals', 'New people', 'By'],
        ['Deals', 'Imported', '400', '0', 'Importer'],
        ['People', 'Imported', '0', '24', 'Importer'],
      ]),
    );
  });

  it('keeps the roll-up tables of the target store consistent with the deals', async () => {
    expect(await target.store.database.rows('select * from roll_up.differences')).toEqual([]);
  });
});
