import { newAccessTokenForm } from '../modules/accessTokens/accessToken.input.ts';
import { dealFields } from '../modules/deals/deal.fields.ts';
import { viewNameSchema } from '../modules/savedViews/savedView.input.ts';
import { upFields } from '../modules/upLog/up.fields.ts';
import { lineOfText, noteText } from '../platform/input/fields.ts';
import { uploadSheet } from '../testing/setup/sheets.ts';
import { type TestClient, TestServer } from '../testing/testServer.ts';

const MULTILINE = 'Ann\r\nZorn\u2028Goal: 99\u0007';
const ONE_LINE = 'Ann Zorn Goal: 99 ';
const NOTES = 'First line\nsecond line';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
  manager = await server.signInAs(3);
});
afterAll(() => server.stop());

const readDeal = (number: number) =>
  server.store.database.row<object>(
    'select customer_name, car_info, stock_num, notes from deal where number = $1',
    [number],
  );

const EXPECTED_DEAL = { customer_name: ONE_LINE, car_info: ONE_LINE, stock_num: ONE_LINE, notes: NOTES };

it('stores the texts of a deal from REST on one line each, and its notes as typed', async () => {
  const body = {
    id: 7101,
    customer_name: MULTILINE,
    car_info: MULTILINE,
    stock_num: MULTILINE,
    notes: NOTES,
  };
  expect((await manager.post('/api/deals/adddeal', body)).status).toBe(201);
  expect(await readDeal(7101)).toEqual(EXPECTED_DEAL);
});

it('stores the texts of a deal from GraphQL on one line each, and its notes as typed', async () => {
  const number = await server.store.insertDeal();
  await manager.graphql(
    `mutation ($number: Int!, $text: String, $notes: String) {
      amendDeal(number: $number, input: { customerName: $text, carInfo: $text, stockNum: $text, notes: $notes }) { number }
    }`,
    { number, text: MULTILINE, notes: NOTES },
  );
  expect(await readDeal(number)).toEqual(EXPECTED_DEAL);
});

it('stores the texts of an up on one line each', async () => {
  const { data } = await manager.graphql(
    `mutation ($text: String, $notes: String) {
      addUp(day: "2026-06-17", input: { customerName: $text, notes: $notes }) { customerName notes }
    }`,
    { text: MULTILINE, notes: NOTES },
  );
  expect(data.addUp).toEqual({ customerName: ONE_LINE, notes: NOTES });
});

const importLines = async (purpose: 'IMPORT_DEALS' | 'IMPORT_PEOPLE', lines: string[][]) => {
  const sheetId = await uploadSheet(manager, purpose, lines);
  const preparation = await manager.graphql(`mutation { prepareImport(sheetId: ${sheetId}) { id } }`);
  const run = `mutation { runImport(id: ${preparation.data.prepareImport.id}, expected: 1) { state } }`;
  expect((await manager.graphql(run)).data.runImport.state).toBe('DONE');
};

it('stores the texts of an imported deal on one line each, and its notes unchanged', async () => {
  await importLines('IMPORT_DEALS', [
    ['Deal #', 'Customer', 'Vehicle', 'Delivery Date', 'Notes'],
    ['7103', `Ann\nZorn\u0007`, 'Kia\nEV6', '2026-06-10', NOTES],
  ]);
  expect(await readDeal(7103)).toMatchObject({
    customer_name: 'Ann Zorn ',
    car_info: 'Kia EV6',
    notes: NOTES,
  });
});

it('stores the texts of an imported person on one line each', async () => {
  await importLines('IMPORT_PEOPLE', [
    ['Name', 'Email'],
    ['Ann\nZorn', 'ann.zorn@store.example'],
  ]);
  expect(
    await server.store.database.row('select name from employee where email = $1', ['ann.zorn@store.example']),
  ).toEqual({ name: 'Ann Zorn' });
});

it('declares every text field of a deal and an up either as one line or as notes', () => {
  for (const field of [...Object.values(dealFields), ...Object.values(upFields)])
    if (field.kind === 'text') expect([lineOfText, noteText]).toContain(field.accepts);
});

it('stores names of views and access tokens on one line, without leading and trailing blanks', () => {
  expect(viewNameSchema.parse(`\u0007${MULTILINE}`)).toBe(ONE_LINE.trim());
  expect(() => viewNameSchema.parse('\u0007\n')).toThrow('must not be empty');
  expect(newAccessTokenForm.shape.name.parse(MULTILINE)).toBe(ONE_LINE.trim());
});
