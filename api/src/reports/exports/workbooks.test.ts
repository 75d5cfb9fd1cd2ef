import { readXlsx } from 'hucre/xlsx';
import type { Position } from '../../rules/people/positions.ts';
import { type TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let client: TestClient;

const DEALS = 5_200;
const RANGE = 'start=2026-06-01&end=2026-06-30';
const EVERY_DAY = 'start=1900-01-01&end=2999-12-31';

beforeAll(async () => {
  server = await TestServer.start();
  const { store } = server;
  store.clock.set('2026-06-17T15:04:00Z');
  client = await server.signInAsEmployee(
    await store.insertEmployee({ name: 'Rae Reader', position: 2 satisfies Position }),
  );
  const ann = await store.insertEmployee({ name: 'Ann Zorn', team: 2 });
  await store.insertSoldDeal('2026-06-03', {
    closer_id: ann,
    customer_name: 'A customer with a long name, and more of it than fits into a column of twenty characters',
    car_type: 'New',
    front_gross: 1_000.5,
  });
  await store.insertSoldDeal('2026-06-04', { closer_id: ann, car_type: 'Used' });
  await store.prepare(
    `insert into deal (number, added_date, customer_name, front_gross)
     select 100000 + n, date '2020-01-01' + n % 300, 'Customer ' || n, n / 100.0 from generate_series(1, ${DEALS}) n`,
  );
});
afterAll(() => server.stop());

/** Reads the sheets of a workbook. */
async function readSheets(path: string) {
  const response = await fetch(`${server.baseUrl}/api/exports/${path}`, {
    headers: { authorization: `Bearer ${client.token}` },
  });
  expect(response.status).toBe(200);
  const workbook = await readXlsx(new Uint8Array(await response.arrayBuffer()), { readStyles: true });
  return workbook.sheets.map(({ name, rows, cells, columns, autoFilter, freezePane }) => {
    const boldRows = rows.flatMap((_, row) => (cells?.get(`${row},0`)?.style?.font?.bold ? [row] : []));
    const widths = columns?.map(({ width }) => width ?? 0) ?? [];
    return { name, rows, boldRows, widths, filterRange: autoFilter?.range, frozenRows: freezePane?.rows };
  });
}

describe.each([
  ['a list', `hog.xlsx?${RANGE}`, 6, 'A6:N8'],
  ['a long list', `hog.xlsx?${EVERY_DAY}`, 6, `A6:N${6 + DEALS + 2}`],
  ['a list without caption and totals', `hog.xlsx?${RANGE}&linesOnly=1`, 1, 'A1:N3'],
  ['a table with cells of several kinds', `summarystats.xlsx?${RANGE}`, 6, 'A6:D16'],
])('workbook of %s', (_case, path, headerRow, filterRange) => {
  it('freezes bold column labels, and sets a filter on the labels and lines but not on the totals', async () => {
    const [sheet] = await readSheets(path);
    expect(sheet).toMatchObject({ boldRows: [headerRow - 1], frozenRows: headerRow, filterRange });
    const last = Number(filterRange.split(/\D+/).at(-1));
    const isTotal = (cells: readonly unknown[] = []) => cells.some(cell => /^Total:/.test(String(cell)));
    expect(sheet?.rows.slice(headerRow, last).some(isTotal)).toBe(false);
  });
});

it('sets the width of a column by its content, between a minimum and a maximum', async () => {
  const [sheet] = await readSheets(`hog.xlsx?${RANGE}`);
  const labels = sheet?.rows[5] ?? [];
  const getWidth = (label: string) => sheet?.widths[labels.indexOf(label)];
  expect(getWidth('Customer Name')).toBe(60);
  expect(getWidth('New/Used/Cert')).toBeGreaterThanOrEqual('New/Used/Cert'.length + 4);
  expect(getWidth('New/Used/Cert')).toBeLessThan('New/Used/Cert'.length + 12);
  expect(getWidth('Front Gross')).toBeGreaterThanOrEqual('-$1,000,000.00'.length);
});

it('adds Store Totals as a second sheet to a workbook, unless linesOnly is set, but never to a CSV file', async () => {
  const [tick, totals, ...otherSheets] = await readSheets(`ticksheet.xlsx?${RANGE}`);
  expect(otherSheets).toEqual([]);
  expect([tick?.name, totals?.name]).toEqual(['Tick Sheet', 'Store Totals']);
  const [storeTotals] = await readSheets(`storetotals.xlsx?${RANGE}`);
  expect(totals).toEqual(storeTotals);
  expect(await readSheets(`ticksheet.xlsx?${RANGE}&linesOnly=1`)).toHaveLength(1);
  expect((await client.get(`/api/exports/ticksheet.csv?${RANGE}`)).text).not.toContain('Cars,Sold');
});
