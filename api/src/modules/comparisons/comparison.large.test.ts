import {
  backdateUploads,
  compareLines,
  getLastFileName,
  runComparisonAction,
} from '../../testing/setup/sheets.ts';
import { type TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let manager: TestClient;
let office: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
  manager = await server.signInAs(3);
  office = await server.signInAs(4);
});
beforeEach(() => backdateUploads(server.store));
afterAll(() => server.stop());

it('allows only admins to delete a comparison, and deletes the file together with its last comparison', async () => {
  const admin = await server.signInAs(5);
  const comparison = await compareLines(manager, [['7001', null, null, null, '1', '1']]);
  const again = (await manager.graphql(`mutation { compareAgain(id: ${comparison.id}) { id } }`)).data
    .compareAgain;
  const remove = (id: number, by: TestClient) => by.graphql(`mutation { deleteComparison(id: ${id}) }`);
  const listSheets = () =>
    server.store.database.rows('select id from sheet where file_name = $1', [getLastFileName()]);
  expect((await remove(comparison.id, office)).errors[0].extensions.code).toBe('FORBIDDEN');
  expect((await remove(comparison.id, admin)).data).toEqual({ deleteComparison: comparison.id });
  expect(await listSheets()).toHaveLength(1);
  expect(
    (await manager.graphql(`{ comparison(id: ${comparison.id}) { id } }`)).errors[0].extensions.code,
  ).toBe('NOT_FOUND');
  expect((await remove(again.id, admin)).errors).toBeUndefined();
  expect(await listSheets()).toEqual([]);
});

it('takes the gross of 600 deals from the file in one action, and undoes the action in one call', async () => {
  const deals = Array.from({ length: 600 }, (_, at) => ({
    number: 30_001 + at,
    delivery_date: '2026-08-10' as const,
    delivery_status: 'DEL' as const,
    front_gross: 100,
  }));
  const numbers = await server.store.insertDeals(deals);
  const lines = numbers.map(number => [String(number), null, null, null, '150', null]);
  const comparison = await compareLines(manager, lines, '2026-08');
  const readGrossSum = () =>
    server.store.database.row(
      'select sum(coalesce(front_gross, 0) + coalesce(back_gross, 0))::integer as gross from deal where number = any($1)',
      [numbers],
    );
  const { takeTheirs } = (await runComparisonAction(manager, `takeTheirs(id: ${comparison.id})`)).data;
  expect(takeTheirs).toMatchObject({ lineCount: 600, skipped: [] });
  expect(await readGrossSum()).toEqual({ gross: 90_000 });
  const { undoComparisonAct } = (
    await runComparisonAction(manager, `undoComparisonAct(actId: ${takeTheirs.actId})`)
  ).data;
  expect(undoComparisonAct).toMatchObject({ lineCount: 600, skipped: [] });
  expect(await readGrossSum()).toEqual({ gross: 60_000 });
});
