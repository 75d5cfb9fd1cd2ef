import { parseCsv } from 'hucre/csv';
import type { FigureTable } from '../../rules/figures/figure.ts';
import type { Position } from '../../rules/people/positions.ts';
import { type TestClient, TestServer } from '../testServer.ts';

/** Starts a server with two salespeople, their deals and their ups, for the tests of exports. */
export async function startExportServer(): Promise<{ server: TestServer; client: TestClient; ann: number }> {
  const server = await TestServer.start();
  const { store } = server;
  store.clock.set('2026-06-17T15:04:00Z');
  const viewerId = await store.insertEmployee({ name: 'Rae Reader', position: 2 satisfies Position });
  const client = await server.signInAsEmployee(viewerId);
  const ann = await store.insertEmployee({ name: 'Ann Zorn', team: 2 });
  const bob = await store.insertEmployee({ name: 'Bob Núñez', team: 3 });
  await store.insertSoldDeal('2026-06-03', {
    number: 30,
    closer_id: ann,
    additional_id: bob,
    customer_name: '=HYPERLINK("https://evil.example")',
    car_type: 'New',
    front_gross: 1_000.5,
    back_gross: -0.25,
    trade_status: 'TRADE',
  });
  await store.insertSoldDeal('2026-06-02', {
    number: 7,
    closer_id: bob,
    customer_name: 'Åsa, "A"',
    stock_num: '-12',
  });
  await store.insertDeal({
    number: 9,
    added_date: '2026-06-04',
    customer_name: '\u000bTab\tand\nline',
    front_gross: 3,
  });
  await store.insertSoldDeal('2026-05-31', { number: 1, closer_id: ann });
  await store.insertUp('2026-06-05', {
    employee_id: ann,
    time_up: '14:05',
    up_type: 'Fresh Up',
    sold: 'Yes',
  });
  await store.insertUp('2026-06-05', { employee_id: bob, turned_to_id: ann, is_write_up: true });
  return { server, client, ann };
}

/** Downloads a CSV file and returns its lines, without the byte order mark. */
export async function downloadCsvLines(client: TestClient, path: string): Promise<string[]> {
  const { status, text } = await client.get(`/api/exports/${path}`);
  expect(status).toBe(200);
  return text.replace(/^\uFEFF/, '').split('\r\n');
}

/** Parses the lines of a CSV file by column name. @param firstColumn the name of the first column */
export function parseCsvRecords(lines: readonly string[], firstColumn: string): Record<string, string>[] {
  const rows = parseCsv(lines.join('\r\n'), { delimiter: ',' }) as string[][];
  const headerIndex = rows.findIndex(([name]) => name === firstColumn);
  const headers = rows[headerIndex] ?? [];
  return rows
    .slice(headerIndex + 1)
    .map(cells => Object.fromEntries(headers.map((name, i) => [name, cells[i] ?? ''])));
}

/** Formats the header line of a CSV file. A figure table adds the headers of its figures. */
export const formatHeaderLine = (...columns: readonly (string | FigureTable)[]): string =>
  columns
    .flatMap(column =>
      typeof column === 'string' ? column : Object.values(column).map(({ label }) => label),
    )
    .join(',');

/** Returns the cells of figures by column header. */
export const toCsvRecord = <Table extends FigureTable>(
  table: Table,
  cells: Partial<Record<keyof Table, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(cells).map(([figure, cell]) => [table[figure]?.label, cell]));
