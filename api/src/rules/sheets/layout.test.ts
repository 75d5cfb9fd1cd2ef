import type { Cell } from './cell.ts';
import { SHEET_FIELDS, type SheetPurpose } from './fields.ts';
import { findHead, proposeLayout, type SheetLine, whatIsMissing } from './layout.ts';

const sheet = (...rows: Cell[][]): SheetLine[] => rows.map((cells, index) => ({ line: index + 1, cells }));

const recap = sheet(
  ['Gross recap', null, null],
  ['Printed 11/22/2026 by accounting', null],
  [],
  ['Deal #', 'Stk No', 'Customer', 'Date', 'Front End Gross', 'Back Gross ($)', 'Total', 'Desk'],
  ['1001', 'A1', 'Ann Smith', '11/22/2026', '1,234.50', '(100.00)', '1,134.50', 'MV'],
  ['1002', 'A2', 'Bob Jones', '11/05/2026', '-', '12.00', '12.00', 'MV'],
);

it('the head is the line that names the most fields; each column is taken for what its head says', () => {
  expect(proposeLayout('COMPARE', recap)).toEqual({
    headRow: 4,
    columns: ['number', 'stockNum', 'customerName', 'day', 'frontGross', 'backGross', 'totalGross', null],
    numberFormat: 'POINT',
    dayFormat: 'MONTH_FIRST',
    sumLines: false,
  });
});

it('a German file is read in its own writing', () => {
  const german = sheet(
    ['Vertragsnr.', 'Kunde', 'Auslieferung', 'DB 1', 'DB 2'],
    ['1001', 'Müller', '05.11.2026', '1.234,50', '-99,00'],
    ['1002', 'Weiß', '06.11.2026', '800', '0'],
  );
  expect(proposeLayout('COMPARE', german)).toEqual({
    headRow: 1,
    columns: ['number', 'customerName', 'day', 'frontGross', 'backGross'],
    numberFormat: 'COMMA',
    dayFormat: 'DAY_FIRST',
    sumLines: false,
  });
});

it('days that can only be one way are read that way', () => {
  const days = (day: string) =>
    proposeLayout('COMPARE', sheet(['Deal', 'Date'], ['1', day], ['2', '1/2/2026'])).dayFormat;
  expect(days('13/1/2026')).toBe('DAY_FIRST');
  expect(days('1/13/2026')).toBe('MONTH_FIRST');
  expect(days('1/2/2026')).toBe('MONTH_FIRST');
});

it('takes a column of days without a year for what its head says', () => {
  const days = ['5-Oct', '29-Feb', '6-Oct'].map((day, at) => [String(at + 1), day]);
  expect(proposeLayout('COMPARE', sheet(['Deal', 'Date'], ...days)).columns).toEqual(['number', 'day']);
});

it('a column of deal numbers is recognized by what is in it; of two, neither', () => {
  const rows = (...more: string[][]) =>
    proposeLayout('COMPARE', sheet(['Reference', 'Customer', 'Front', 'Bin'], ...more)).columns;
  const lines = [
    ['501', 'Ann', '1.00', '7'],
    ['502', 'Bob', '2.00', '7'],
    ['503', 'Cy', '3.00', '7'],
  ];
  expect(rows(...lines)).toEqual(['number', 'customerName', 'frontGross', null]);
  expect(rows(...lines.map(([a = '', b = '', c = ''], at) => [a, b, c, String(at + 1)]))).toEqual([
    null,
    'customerName',
    'frontGross',
    null,
  ]);
});

it('of two columns with one head the first is taken; a head that its cells contradict is not believed', () => {
  expect(proposeLayout('COMPARE', sheet(['Deal', 'Front', 'Front'], ['1', '2', '3'])).columns).toEqual([
    'number',
    'frontGross',
    null,
  ]);
  const retail = ['Retail', 'Lease', 'Cash'].map(kind => [kind, '5.00']);
  expect(proposeLayout('COMPARE', sheet(['Deal', 'Front'], ...retail)).columns).toEqual([null, 'frontGross']);
});

const columnsOf = (purpose: SheetPurpose, head: string[], ...rows: Cell[][]) =>
  proposeLayout(purpose, sheet(head, ...rows)).columns;

it.each([
  [
    'COMPARE',
    'Control #, Purchaser, Sold, FRT GROSS, FE, Reserve, TTL GROSS',
    'number, customerName, day, frontGross, , backGross, totalGross',
  ],
  [
    'COMPARE',
    'Ref#, Last Name, Contract Date, FE, BE, Comm Gross',
    'number, customerName, day, frontGross, backGross, totalGross',
  ],
  ['COMPARE', 'Jacket, Front GP, Fin Gross, Total GP', 'number, frontGross, backGross, totalGross'],
  ['COMPARE', 'Dl#, Front, F&I', 'number, frontGross, backGross'],
  ['COMPARE', 'Deal, Front, Finance', 'number, frontGross, backGross'],
  [
    'IMPORT_DEALS',
    'Deal, Sold, Salesman, 2nd Salesman, Mgr',
    'number, deliveryDate, closerId, additionalId, salesManagerId',
  ],
  [
    'IMPORT_DEALS',
    'Deal, Contract Date, Sales Consultant, Finance',
    'number, deliveryDate, closerId, finManagerId',
  ],
  ['IMPORT_DEALS', 'Deal, Seller, F&I', 'number, closerId, finManagerId'],
  ['IMPORT_DEALS', 'Deal, Sold By, FE, BE', 'number, closerId, frontGross, backGross'],
] as const)('the heads that real lists have, of %s: %s', (purpose, heads, fields) => {
  const rows = heads.split(', ').map(() => null);
  expect(columnsOf(purpose, heads.split(', '), rows)).toEqual(fields.split(', ').map(name => name || null));
});

it.each([
  ['Status', ['DEL', 'Delivered', 'unwound'], 'deliveryStatus'],
  ['Status', ['HOGGED', 'DEAD', 'DEL'], 'dealStatus'],
  ['Finance', ['1,250.00', '(90.00)', '0'], 'backGross'],
  ['Finance', ['Finn Delgado', 'F. Delgado', '12'], 'finManagerId'],
  ['F&I', ['250', '300', 'n/a'], 'backGross'],
  ['Unit', ['U1002', 'A-77', '8813'], 'stockNum'],
  ['Unit', ['2021 Ford F-150', '2020 Kia Soul', 'Camry'], 'carInfo'],
  ['Delivery', ['11/03/2026', '11/04/2026', ''], 'deliveryDate'],
  ['Sold', ['DEL', 'TBA', 'DEL'], 'deliveryStatus'],
  ['Status', ['retail', 'lease', 'cash'], null],
])('%s above %j is %s', (head, cells, field) => {
  expect(
    columnsOf('IMPORT_DEALS', ['Deal', head], ...cells.map((cell, at) => [String(at + 1), cell])),
  ).toEqual(['number', field]);
});

it.each([
  ['front_end_profit', 'frontGross', ['1.00', '2.00', '3.00']],
  ['back_end_profit', 'backGross', ['1.00', '2.00', '3.00']],
  ['FrontEndProfit', 'frontGross', ['1.00', '2.00', '3.00']],
  ['fi_mgr', 'finManagerId', ['Finn Delgado', 'Finn Delgado', 'Ann Lee']],
  ['FIMgr1', 'finManagerId', ['Finn Delgado', 'Finn Delgado', 'Ann Lee']],
  ['SalesMgr1', 'salesManagerId', ['Mara Voss', 'Mara Voss', 'Mara Voss']],
  ['fi', 'backGross', ['100.00', '(50.00)', '0']],
])('takes the head %s of a dealer system for %s', (head, field, cells) => {
  expect(
    columnsOf('IMPORT_DEALS', ['Deal', head], ...cells.map((cell, at) => [String(at + 1), cell])),
  ).toEqual(['number', field]);
});

describe('a plain date', () => {
  const row = ['1', '11/22/2026', 'DEL', '11/20/2026'];

  it.each(['Date', 'DAY', 'Datum'])('is the day of delivery beside what was delivered: %s', head => {
    expect(columnsOf('IMPORT_DEALS', ['Deal', head, 'Status'], row.slice(0, 3))).toEqual([
      'number',
      'deliveryDate',
      'deliveryStatus',
    ]);
  });

  it('is the day that a deal was added where another column has the delivery', () => {
    const head = ['Deal', 'Date', 'Status', 'Delivered On'];
    expect(columnsOf('IMPORT_DEALS', head, row)[1]).toBe('addedDate');
  });

  it.each([
    ['Date', 'Status', 'HOGGED'],
    ['Entered', 'Status', 'DEL'],
  ])('leaves %s beside %s %s the day that a deal was added', (date, status, cell) => {
    expect(columnsOf('IMPORT_DEALS', ['Deal', date, status], ['1', '11/22/2026', cell])[1]).toBe('addedDate');
  });
});

it.each([
  ['Front', ['paid', 'paid', '1.00'], null],
  ['Front', ['paid', '2.00', '1.00', 'paid'], 'frontGross'],
  ['Delivery Date', ['yes', 'no', 'yes', '11/03/2026'], null],
  ['Type', ['SUV', 'Truck', 'New'], null],
])('takes %s above %j for %s: most cells have to fit', (head, cells, field) => {
  expect(
    columnsOf('IMPORT_DEALS', ['Deal', head], ...cells.map((cell, at) => [String(at + 1), cell])),
  ).toEqual(['number', field]);
});

it('half of the first 200 filled cells are enough to believe a head, one less is not', () => {
  const cells = (read: number) =>
    Array.from({ length: 400 }, (_, at) => (at < read || at >= 200 ? 'DEAD' : 'DEL'));
  const fieldOf = (read: number) =>
    columnsOf('IMPORT_DEALS', ['Deal', 'Status'], ...cells(read).map((cell, at) => [at + 1, cell]))[1];
  expect([fieldOf(100), fieldOf(99)]).toEqual(['dealStatus', 'deliveryStatus']);
});

it('of two columns that may be one field the likelier head has it', () => {
  expect(columnsOf('IMPORT_DEALS', ['Deal', 'Contract Date', 'Delivery Date'], [])).toEqual([
    'number',
    null,
    'deliveryDate',
  ]);
});

it('a file without a head has its columns to be chosen', () => {
  const lines = sheet(['1001', 'Ann', '1.00'], ['1002', 'Bob', '2.00'], ['1003', 'Cy', '2.00']);
  expect(findHead('COMPARE', lines)).toBe(0);
  expect(proposeLayout('COMPARE', lines).columns).toEqual(['number', null, null]);
});

it('a head below the first 50 lines is not looked for', () => {
  const titles = Array.from({ length: 50 }, () => ['title']);
  expect(findHead('COMPARE', sheet(...titles, ['Deal', 'Front']))).toBe(0);
  expect(findHead('COMPARE', sheet(...titles.slice(1), ['Deal', 'Front']))).toBe(50);
});

it('every field is recognized by its own title, as no other field', () => {
  for (const purpose of ['COMPARE', 'IMPORT_DEALS', 'IMPORT_PEOPLE'] as const) {
    const fields = Object.entries(SHEET_FIELDS[purpose]);
    const head = fields.map(([, { title }]) => title);
    expect(proposeLayout(purpose, sheet(head)).columns).toEqual(fields.map(([name]) => name));
    for (const [name, { heads }] of fields)
      for (const each of heads)
        expect([each, proposeLayout(purpose, sheet([each])).columns]).toEqual([each, [name]]);
  }
});

it.each([
  ['COMPARE', ['number', 'frontGross'], 0],
  ['COMPARE', ['customerName', 'day', 'totalGross'], 0],
  ['COMPARE', ['customerName', 'backGross'], 1],
  ['COMPARE', [null], 2],
  ['IMPORT_DEALS', ['number'], 0],
  ['IMPORT_DEALS', ['customerName'], 1],
  ['IMPORT_PEOPLE', ['name'], 1],
] as const)('%s of %j misses %i', (purpose, columns, count) => {
  expect(whatIsMissing(purpose, columns)).toHaveLength(count);
});
