import { uploadSheet } from '../../testing/setup/sheets.ts';
import { type TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
  manager = await server.signInAs(3);
});
afterAll(() => server.stop());

const HEADERS = ['Deal #', 'Customer', 'Delivery Date', 'Delivery Status', 'Front Gross', 'Back Gross'];
const ALL_DAYS = 'start: "1900-01-01", end: "2999-12-31"';

async function listNumbers(filter: string): Promise<number[]> {
  const { data } = await manager.graphql(
    `{ activity(${ALL_DAYS}, ${filter}) { totalCount rows { number } } }`,
  );
  const numbers = data.activity.rows.map(({ number }: { number: number }) => number);
  expect(data.activity.totalCount).toBe(numbers.length);
  return numbers;
}

it('adds up the amounts of a file before the file is imported, and filters deal lists by the import afterwards', async () => {
  await server.store.insertSoldDeal('2024-03-04', { number: 900 });
  const sheetId = await uploadSheet(manager, 'IMPORT_DEALS', [
    HEADERS,
    ['900', 'Else', '3/4/2024', 'DEL', '1.00', null],
    ['901', 'Ann', '3/4/2024', 'DEL', '1,000.10', '(50.05)'],
    ['902', 'Bo', '4/5/2024', 'TBA', '0.20', '7'],
    ['903', 'Cy', '4/6/2024', 'DEL', 'much', '1'],
    ['Total', null, null, null, '1,001.30', '-42.05'],
  ]);
  const response = await manager.graphql(`mutation { prepareImport(sheetId: ${sheetId}) { id } }`);
  const { id } = response.data.prepareImport;
  const SUM = 'deals units frontGross backGross';
  const { data } = await manager.graphql(
    `{ importPreview(id: ${id}) { sums { file { ${SUM} } imported { ${SUM} } } } }`,
  );
  expect(data.importPreview.sums).toEqual({
    file: { deals: 4, units: 3, frontGross: 1_001.3, backGross: -42.05 },
    imported: { deals: 2, units: 1, frontGross: 1_000.3, backGross: -43.05 },
  });
  await manager.graphql(`mutation { runImport(id: ${id}, expected: 2) { id } }`);
  expect(await listNumbers(`importId: ${id}`)).toEqual([901, 902]);
  expect(await listNumbers(`importId: ${id}, search: "bo"`)).toEqual([902]);
  expect(await listNumbers('importId: null')).toEqual([900, 901, 902]);
  expect(await listNumbers(`importId: ${id + 1}`)).toEqual([]);
  const file = await manager.get(
    `/api/exports/deals.csv?start=1900-01-01&end=2999-12-31&importId=${id}&linesOnly=1`,
  );
  expect(file.text.trim().split('\r\n')).toHaveLength(3);
});

it('rejects an invalid import id', async () => {
  const { errors } = await manager.graphql(`{ activity(${ALL_DAYS}, importId: 0) { totalCount } }`);
  expect(errors[0].extensions.code).toBe('BAD_INPUT');
});
