import type { SheetCell } from '../../rules/sheets/cell.ts';
import { uploadSheet } from '../../testing/setup/sheets.ts';
import { type TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
  server.store.clock.set('2026-11-27T18:00:00Z');
  manager = await server.signInAs(3);
});
afterAll(() => server.stop());

const HEADERS = ['Deal #', 'Customer', 'Delivery Date', 'Delivery Status'];

async function prepareImport(...lines: SheetCell[][]): Promise<number> {
  const sheetId = await uploadSheet(manager, 'IMPORT_DEALS', [HEADERS, ...lines]);
  const { data } = await manager.graphql(`mutation { prepareImport(sheetId: ${sheetId}) { id } }`);
  return data.prepareImport.id;
}

const readPreview = async (id: number) =>
  (
    await manager.graphql(`{ importPreview(id: ${id}) { counts { new refused } closedMonths { month lineCount }
      lines { line outcome problems { message } } } }`)
  ).data.importPreview;

const run = (id: number, expected: number) =>
  manager.graphql(`mutation { runImport(id: ${id}, expected: ${expected}) { state dealCount } }`);

const closeMonth = (month: string) =>
  server.store.database.rows(
    `insert into month_closing (month, closed_at, closed_by, format, stored) values ($1, now(), $2, 1, '{}')`,
    [`${month}-01`, manager.employeeId],
  );

const reopenMonths = () =>
  server.store.database.rows(
    `update month_closing set reopened_at = now(), reopened_by = $1, reason = 'late deal'`,
    [manager.employeeId],
  );

it('rejects the lines of a closed month in the preview of an import, and imports these lines after the month is reopened', async () => {
  const id = await prepareImport(
    ['801', 'Ann', '10/31/2026', 'DEL'],
    ['802', 'Bo', '11/01/2026', 'DEL'],
    ['803', 'Cy', '10/05/2026', 'DEL'],
  );
  expect((await readPreview(id)).counts).toEqual({ new: 3, refused: 0 });
  await closeMonth('2026-10');
  const { counts, closedMonths, lines } = await readPreview(id);
  expect(counts).toEqual({ new: 1, refused: 2 });
  expect(closedMonths).toEqual([{ month: '2026-10', lineCount: 2 }]);
  expect(lines[0]).toEqual({
    line: 2,
    outcome: 'REFUSED',
    problems: [{ message: 'October 2026 is closed. To import this row, reopen October 2026 first.' }],
  });
  expect((await run(id, 3)).errors[0].message).toMatch(
    /^The number of rows to import has changed from 3 to 1\./,
  );
  await reopenMonths();
  expect((await readPreview(id)).counts).toEqual({ new: 3, refused: 0 });
  expect((await run(id, 3)).data.runImport).toEqual({ state: 'DONE', dealCount: 3 });
  await closeMonth('2026-10');
  expect((await readPreview(id)).counts).toEqual({ new: 3, refused: 0 });
});

it('imports the lines of open months while another month stays closed', async () => {
  const id = await prepareImport(['811', 'Di', '10/31/2026', 'DEL'], ['812', 'Ed', '11/02/2026', 'DEL']);
  expect((await run(id, 1)).data.runImport).toEqual({ state: 'DONE', dealCount: 1 });
  const rows = await server.store.database.rows('select number from deal where number in (811, 812)');
  expect(rows).toEqual([{ number: 812 }]);
});
