import type { SheetCell } from './cell.ts';
import { SHEET_FIELDS, type SheetPurpose } from './fields.ts';
import { findHeaderRow, listMissingFields, proposeLayout, type SheetLine } from './layout.ts';

const sheet = (...rows: SheetCell[][]): SheetLine[] =>
  rows.map((cells, index) => ({ line: index + 1, cells }));

const recap = sheet(
  ['Gross recap', null, null],
  ['Printed 11/22/2026 by accounting', null],
  [],
  ['Deal #', 'Stk No', 'Customer', 'Date', 'Front End Gross', 'Back Gross ($)', 'Total', 'Desk'],
  ['1001', 'A1', 'Ann Smith', '11/22/2026', '1,234.50', '(100.00)', '1,134.50', 'MV'],
  ['1002', 'A2', 'Bob Jones', '11/05/2026', '-', '12.00', '12.00', 'MV'],
);

it('uses the line that names the most fields as the header, and assigns fields to the columns by their headers', () => {
  expect(proposeLayout('COMPARE', recap)).toEqual({
    headRow: 4,
    columns: ['number', 'stockNum', 'customerName', 'day', 'frontGross', 'backGross', 'totalGross', null],
    numberFormat: 'POINT',
    dayFormat: 'MONTH_FIRST',
    sumLines: false,
  });
});

it('recognizes German headers, amounts and days', () => {
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

it('detects the day format from a day that fits only one of the two formats', () => {
  const days = (day: string) =>
    proposeLayout('COMPARE', sheet(['Deal', 'Date'], ['1', day], ['2', '1/2/2026'])).dayFormat;
  expect(days('13/1/2026')).toBe('DAY_FIRST');
  expect(days('1/13/2026')).toBe('MONTH_FIRST');
  expect(days('1/2/2026')).toBe('MONTH_FIRST');
});

it('recognizes a column of days without a year by its header', () => {
  const days = ['5-Oct', '29-Feb', '6-Oct'].map((day, index) => [String(index + 1), day]);
  expect(proposeLayout('COMPARE', sheet(['Deal', 'Date'], ...days)).columns).toEqual(['number', 'day']);
});

it('recognizes a column of deal numbers by its cells, but not when two columns contain possible deal numbers', () => {
  const rows = (...more: string[][]) =>
    proposeLayout('COMPARE', sheet(['Reference', 'Customer', 'Front', 'Bin'], ...more)).columns;
  const lines = [
    ['501', 'Ann', '1.00', '7'],
    ['502', 'Bob', '2.00', '7'],
    ['503', 'Cy', '3.00', '7'],
  ];
  expect(rows(...lines)).toEqual(['number', 'customerName', 'frontGross', null]);
  expect(rows(...lines.map(([a = '', b = '', c = ''], index) => [a, b, c, String(index + 1)]))).toEqual([
    null,
    'customerName',
    'frontGross',
    null,
  ]);
});

it('uses the first of two columns with the same header, and ignores a header when the cells below it contradict it', () => {
  expect(proposeLayout('COMPARE', sheet(['Deal', 'Front', 'Front'], ['1', '2', '3'])).columns).toEqual([
    'number',
    'frontGross',
    null,
  ]);
  const retail = ['Retail', 'Lease', 'Cash'].map(kind => [kind, '5.00']);
  expect(proposeLayout('COMPARE', sheet(['Deal', 'Front'], ...retail)).columns).toEqual([null, 'frontGross']);
});

const recognize = (purpose: SheetPurpose, header: string[], ...rows: SheetCell[][]) =>
  proposeLayout(purpose, sheet(header, ...rows)).columns;

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
] as const)('recognizes the headers of real lists for %s: %s', (purpose, headers, fields) => {
  const rows = headers.split(', ').map(() => null);
  expect(recognize(purpose, headers.split(', '), rows)).toEqual(fields.split(', ').map(name => name || null));
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
])('recognizes the header %s above the cells %j as %s', (header, cells, field) => {
  expect(
    recognize('IMPORT_DEALS', ['Deal', header], ...cells.map((cell, index) => [String(index + 1), cell])),
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
])('recognizes the header %s of a dealer system as %s', (header, field, cells) => {
  expect(
    recognize('IMPORT_DEALS', ['Deal', header], ...cells.map((cell, index) => [String(index + 1), cell])),
  ).toEqual(['number', field]);
});

describe('header "Date"', () => {
  const row = ['1', '11/22/2026', 'DEL', '11/20/2026'];

  it.each(['Date', 'DAY', 'Datum'])(
    'recognizes the header as the delivery date when another column has the delivery status: %s',
    header => {
      expect(recognize('IMPORT_DEALS', ['Deal', header, 'Status'], row.slice(0, 3))).toEqual([
        'number',
        'deliveryDate',
        'deliveryStatus',
      ]);
    },
  );

  it('recognizes the header as the added date when another column has the delivery date', () => {
    const header = ['Deal', 'Date', 'Status', 'Delivered On'];
    expect(recognize('IMPORT_DEALS', header, row)[1]).toBe('addedDate');
  });

  it.each([
    ['Date', 'Status', 'HOGGED'],
    ['Entered', 'Status', 'DEL'],
  ])('recognizes the header %s next to %s %s as the added date', (date, status, cell) => {
    expect(recognize('IMPORT_DEALS', ['Deal', date, status], ['1', '11/22/2026', cell])[1]).toBe('addedDate');
  });
});

it.each([
  ['Front', ['paid', 'paid', '1.00'], null],
  ['Front', ['paid', '2.00', '1.00', 'paid'], 'frontGross'],
  ['Delivery Date', ['yes', 'no', 'yes', '11/03/2026'], null],
  ['Type', ['SUV', 'Truck', 'New'], null],
])(
  'recognizes the header %s above the cells %j as %s, because most cells must fit',
  (header, cells, field) => {
    expect(
      recognize('IMPORT_DEALS', ['Deal', header], ...cells.map((cell, index) => [String(index + 1), cell])),
    ).toEqual(['number', field]);
  },
);

it('accepts a header when half of the first 200 filled cells fit, but not when fewer than half of them fit', () => {
  const cells = (fittingCells: number) =>
    Array.from({ length: 400 }, (_, index) => (index < fittingCells || index >= 200 ? 'DEAD' : 'DEL'));
  const recognizeStatusField = (fittingCells: number) =>
    recognize(
      'IMPORT_DEALS',
      ['Deal', 'Status'],
      ...cells(fittingCells).map((cell, index) => [index + 1, cell]),
    )[1];
  expect([recognizeStatusField(100), recognizeStatusField(99)]).toEqual(['dealStatus', 'deliveryStatus']);
});

it('assigns the field to the column with the more likely header when two columns may be the same field', () => {
  expect(recognize('IMPORT_DEALS', ['Deal', 'Contract Date', 'Delivery Date'], [])).toEqual([
    'number',
    null,
    'deliveryDate',
  ]);
});

it('leaves the columns unassigned for a file without a header', () => {
  const lines = sheet(['1001', 'Ann', '1.00'], ['1002', 'Bob', '2.00'], ['1003', 'Cy', '2.00']);
  expect(findHeaderRow('COMPARE', lines)).toBe(0);
  expect(proposeLayout('COMPARE', lines).columns).toEqual(['number', null, null]);
});

it('searches for the header only in the first 50 lines', () => {
  const titles = Array.from({ length: 50 }, () => ['title']);
  expect(findHeaderRow('COMPARE', sheet(...titles, ['Deal', 'Front']))).toBe(0);
  expect(findHeaderRow('COMPARE', sheet(...titles.slice(1), ['Deal', 'Front']))).toBe(50);
});

it('recognizes every field by its title and by each of its headers, and never as another field', () => {
  for (const purpose of ['COMPARE', 'IMPORT_DEALS', 'IMPORT_PEOPLE'] as const) {
    const fields = Object.entries(SHEET_FIELDS[purpose]);
    const header = fields.map(([, { title }]) => title);
    expect(proposeLayout(purpose, sheet(header)).columns).toEqual(fields.map(([name]) => name));
    for (const [name, { headers }] of fields)
      for (const each of headers)
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
] as const)('counts the missing fields for %s with the columns %j: %i', (purpose, columns, count) => {
  expect(listMissingFields(purpose, columns)).toHaveLength(count);
});
