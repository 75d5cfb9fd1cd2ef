import { isWithoutYear, listLatestDays, proposeLatestDay, readDay } from './days.ts';
import { SHEET_FIELDS } from './fields.ts';
import { readCell } from './readCell.ts';

const { IMPORT_DEALS: deal, IMPORT_PEOPLE: people } = SHEET_FIELDS;
const formats = { numberFormat: 'POINT', dayFormat: 'MONTH_FIRST' } as const;
const value = (content: unknown) => ({ kind: 'value', value: content });

describe('readDay', () => {
  it.each([
    ['2026-11-22', '2026-11-22'],
    ['2026-11-22T00:00:00', '2026-11-22'],
    ['20261122', '2026-11-22'],
    [20261122, '2026-11-22'],
    ['2026/1/5', '2026-01-05'],
    ['11/22/2026', '2026-11-22'],
    ['1/5/26', '2026-01-05'],
    ['11-22-2026', '2026-11-22'],
    ['11/22/2026 12:00:00 AM', '2026-11-22'],
    ['Nov 22, 2026', '2026-11-22'],
    ['22-Nov-26', '2026-11-22'],
    ['22. November 2026', '2026-11-22'],
    ['3. März 2026', '2026-03-03'],
    ['5 Okt. 2026', '2026-10-05'],
    ['2/29/2024', '2024-02-29'],
  ])('reads %p as a day with the month first', (cell, day) => {
    expect(readDay(cell, 'MONTH_FIRST')).toEqual(value(day));
  });

  it.each([
    ['22.11.2026', '2026-11-22'],
    ['1/5/26', '2026-05-01'],
    ['2026-11-22', '2026-11-22'],
  ])('reads %p as a day with the day first', (cell, day) => {
    expect(readDay(cell, 'DAY_FIRST')).toEqual(value(day));
  });

  it.each([
    ...[
      '22/11/2026',
      '2/29/2026',
      '11/22',
      '1899-12-31',
      '3000-01-01',
      'today',
      'Marvin 5, 2026',
      '11/22-2026',
    ],
    ...[45987, 1.5, '0', '2026-13-01', '1111111', 'x'.repeat(10_000)],
  ])('rejects %p as a day', cell => {
    expect(readDay(cell, 'MONTH_FIRST')).toEqual({ kind: 'refused', why: 'isn’t a date' });
  });
});

describe('readDay without a year', () => {
  it.each([
    ['5-Oct', 'MONTH_FIRST', '2026-10-05'],
    ['Oct 5', 'MONTH_FIRST', '2026-10-05'],
    ['5. Oktober', 'DAY_FIRST', '2026-10-05'],
    ['10/5', 'MONTH_FIRST', '2026-10-05'],
    ['10/5', 'DAY_FIRST', '2026-05-10'],
    ['10-5', 'MONTH_FIRST', '2026-10-05'],
    ['5.10.', 'DAY_FIRST', '2026-10-05'],
    ['12/4', 'MONTH_FIRST', '2026-12-04'],
    ['12/5', 'MONTH_FIRST', '2025-12-05'],
    ['1/1', 'MONTH_FIRST', '2026-01-01'],
    ['10/5/24', 'MONTH_FIRST', '2024-10-05'],
  ] as const)(
    'reads %s, with the format %s, as the latest such date that is not after 12/4/2026: %s',
    (cell, format, day) => {
      expect(readDay(cell, format, '2026-12-04')).toEqual(value(day));
    },
  );

  it.each(['13/32', '2/30', '2/29', '5.10', 5.1, 'Oct-26', '1/2/', 'Marvin 5'])(
    'rejects %p as a day without a year',
    cell => {
      expect(readDay(cell, 'DAY_FIRST', '2026-12-04')).toEqual({ kind: 'refused', why: 'isn’t a date' });
    },
  );

  it('distinguishes a day without a year from a day with a year', () => {
    const withoutYear = ['10/5', '5-Oct', '10/5/26', '2026-10-05', '', 'soon'].filter(cell =>
      isWithoutYear(cell, 'MONTH_FIRST'),
    );
    expect(withoutYear).toEqual(['10/5', '5-Oct']);
  });

  it('proposes a latest day one week after today, and offers the last days of ten years', () => {
    expect(proposeLatestDay('2026-11-27')).toBe('2026-12-04');
    const years = Array.from({ length: 10 }, (_, ago) => `${2026 - ago}-12-31`);
    expect(listLatestDays('2026-11-27')).toEqual(['2026-12-04', ...years]);
    expect(listLatestDays('2026-11-27', '2024-12-31')).toEqual(['2026-12-04', ...years]);
    expect(listLatestDays('2026-11-28', '2026-12-04')).toEqual(['2026-12-04', ...years]);
    expect(listLatestDays('2026-12-24')).toEqual(years);
  });
});

it.each([
  ['# 00120', 120],
  [120, 120],
  ['2147483647', 2_147_483_647],
])('reads a deal number from %p', (cell, number) => {
  expect(readCell(deal.number, cell, formats)).toEqual(value(number));
});

it.each(['0', '2147483648', '12.5', 12.5, '-3', '1,200', 'A12', '1'.repeat(30)])(
  'rejects %p as a deal number',
  cell => {
    expect(readCell(deal.number, cell, formats)).toMatchObject({ kind: 'refused' });
  },
);

it.each([
  [deal.carType, 'certified', 'Cert'],
  [deal.carType, ' NEUWAGEN ', 'New'],
  [deal.tradeStatus, 'Trade x2', 'TRADE X2'],
  [deal.tradeStatus, 'No', 'NO TRADE'],
  [deal.tradeStatus, 1, 'TRADE'],
  [deal.deliveryStatus, 'Delivered', 'DEL'],
  [deal.dealStatus, 'in finance', 'IN FINANCE'],
  [deal.closerTeamFinal, 'team b', 3],
  [deal.closerTeamFinal, 'None', 1],
  [people.position, 'Sales Managers', 1],
  [people.position, 5, 5],
  [people.isActive, 'Inactive', false],
  [people.isActive, '✓', true],
  [people.isActive, 'Ja', true],
  [deal.stockNum, 12345, '12345'],
  [deal.stockNum, "'-12", '-12'],
  [deal.customerName, " O'Brien ", "O'Brien"],
])("%#: reads a cell by the synonyms of its field's values", (field, cell, expected) => {
  expect(readCell(field, cell, formats)).toEqual(value(expected));
});

it.each([
  [deal.carType, 'Demo', 'isn’t New, Used or Cert'],
  [people.isActive, 'maybe', 'isn’t Yes or No'],
  [deal.customerName, 'x'.repeat(201), 'is longer than 200 characters'],
])('%#: explains why the field rejects a cell', (field, cell, why) => {
  expect(readCell(field, cell, formats)).toEqual({ kind: 'refused', why });
});

it('reads a blank cell as blank for every field', () => {
  for (const field of Object.values(SHEET_FIELDS).flatMap(fields => Object.values(fields))) {
    for (const cell of [null, '', ' \t', undefined]) {
      expect(readCell(field, cell, formats)).toEqual({ kind: 'blank' });
    }
  }
});

it('uses each synonym for only one value of a field', () => {
  for (const field of Object.values(SHEET_FIELDS).flatMap(fields => Object.values(fields))) {
    if (field.kind !== 'choice') continue;
    for (const { value: expected, synonyms } of field.choices)
      for (const synonym of synonyms) expect(readCell(field, synonym, formats)).toEqual(value(expected));
  }
});
