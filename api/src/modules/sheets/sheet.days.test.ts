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

const HEADERS = ['Deal #', 'Customer', 'Delivery Date', 'Front'];

const setLatestDay = (id: number, latestDay: string) =>
  manager.graphql(
    `mutation { setSheetColumns(id: ${id}, input: { latestDay: "${latestDay}" }) { latestDay } }`,
  );

const getProposedPeriod = async (id: number) =>
  (await manager.graphql(`{ proposedPeriod(sheetId: ${id}) { start end } }`)).data.proposedPeriod;

it('reads days without a year as recent days, or as days of the year that the user chose', async () => {
  const id = await uploadSheet(manager, 'COMPARE', [
    HEADERS,
    ['1', 'Ann', '5-Oct', '1'],
    ['2', 'Bo', '12/30', '1'],
  ]);
  const { data } = await manager.graphql(
    `{ sheet(id: ${id}) { latestDay latestDays columns { field unreadableCount } } }`,
  );
  expect(data.sheet.columns[2]).toEqual({ field: 'day', unreadableCount: 0 });
  expect(data.sheet.latestDay).toBe('2026-12-04');
  expect(data.sheet.latestDays.slice(0, 3)).toEqual(['2026-12-04', '2026-12-31', '2025-12-31']);
  expect(await getProposedPeriod(id)).toEqual({ start: '2025-12-01', end: '2026-10-31' });
  expect((await setLatestDay(id, '2025-12-31')).data.setSheetColumns.latestDay).toBe('2025-12-31');
  expect(await getProposedPeriod(id)).toEqual({ start: '2025-10-01', end: '2025-12-31' });
});

it('does not apply the chosen year to a later file with the same header', async () => {
  const first = await uploadSheet(manager, 'COMPARE', [HEADERS, ['3', 'Cy', '5-Oct', '1']]);
  await setLatestDay(first, '2024-12-31');
  const next = await uploadSheet(manager, 'COMPARE', [HEADERS, ['4', 'Di', '5-Oct', '1']]);
  expect(await getProposedPeriod(next)).toEqual({ start: '2026-10-01', end: '2026-10-31' });
});

it('offers no choice of a year when every day of a file has a year, and rejects an impossible day', async () => {
  const id = await uploadSheet(manager, 'COMPARE', [HEADERS, ['5', 'Ed', '10/5/2026', '1']]);
  const { data } = await manager.graphql(`{ sheet(id: ${id}) { latestDays } }`);
  expect(data.sheet.latestDays).toEqual([]);
  const { errors } = await setLatestDay(id, '2026-02-30');
  expect(errors[0].extensions.code).toBe('BAD_INPUT');
});
