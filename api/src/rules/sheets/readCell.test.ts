import { isWithoutYear, offeredLatestDays, proposeLatestDay, readDay } from './days.ts';
import { SHEET_FIELDS } from './fields.ts';
import { readCell } from './readCell.ts';

const { IMPORT_DEALS: deal, IMPORT_PEOPLE: people } = SHEET_FIELDS;
const formats = { numberFormat: 'POINT', dayFormat: 'MONTH_FIRST' } as const;
const value = (of: unknown) => ({ kind: 'value', value: of });

describe('a day', () => {
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
  ])('is read from %p, month first', (cell, day) => {
    expect(readDay(cell, 'MONTH_FIRST')).toEqual(value(day));
  });

  it.each([
    ['22.11.2026', '2026-11-22'],
    ['1/5/26', '2026-05-01'],
    ['2026-11-22', '2026-11-22'],
  ])('is read from %p, day first', (cell, day) => {
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
  ])('is not %p', cell => {
    expect(readDay(cell, 'MONTH_FIRST')).toEqual({ kind: 'refused', why: 'is no day' });
  });
});

describe('a day without a year', () => {
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
  ] as const)('is the last %s, %s, up to 12/4/2026: %s', (cell, format, day) => {
    expect(readDay(cell, format, '2026-12-04')).toEqual(value(day));
  });

  it.each(['13/32', '2/30', '2/29', '5.10', 5.1, 'Oct-26', '1/2/', 'Marvin 5'])('is not %p', cell => {
    expect(readDay(cell, 'DAY_FIRST', '2026-12-04')).toEqual({ kind: 'refused', why: 'is no day' });
  });

  it('is known from one with a year', () => {
    const known = ['10/5', '5-Oct', '10/5/26', '2026-10-05', '', 'soon'].filter(cell =>
      isWithoutYear(cell, 'MONTH_FIRST'),
    );
    expect(known).toEqual(['10/5', '5-Oct']);
  });

  it('is proposed at most a week ahead, and offered ten years', () => {
    expect(proposeLatestDay('2026-11-27')).toBe('2026-12-04');
    const years = Array.from({ length: 10 }, (_, ago) => `${2026 - ago}-12-31`);
    expect(offeredLatestDays('2026-11-27')).toEqual(['2026-12-04', ...years]);
    expect(offeredLatestDays('2026-11-27', '2024-12-31')).toEqual(['2026-12-04', ...years]);
    expect(offeredLatestDays('2026-11-28', '2026-12-04')).toEqual(['2026-12-04', ...years]);
    expect(offeredLatestDays('2026-12-24')).toEqual(years);
  });
});

it.each([
  ['# 00120', 120],
  [120, 120],
  ['2147483647', 2_147_483_647],
])('a deal number is read from %p', (cell, number) => {
  expect(readCell(deal.number, cell, formats)).toEqual(value(number));
});

it.each(['0', '2147483648', '12.5', 12.5, '-3', '1,200', 'A12', '1'.repeat(30)])(
  'a deal number is not %p',
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
])('%#: a cell is read by the words for it', (field, cell, read) => {
  expect(readCell(field, cell, formats)).toEqual(value(read));
});

it.each([
  [deal.carType, 'Demo', 'is none of New, Used, Cert'],
  [people.isActive, 'maybe', 'is neither Yes nor No'],
  [deal.customerName, 'x'.repeat(201), 'is longer than 200 characters'],
])('%#: what is no value says why', (field, cell, why) => {
  expect(readCell(field, cell, formats)).toEqual({ kind: 'refused', why });
});

it('a blank cell is blank for every field', () => {
  for (const field of Object.values(SHEET_FIELDS).flatMap(fields => Object.values(fields))) {
    for (const cell of [null, '', ' \t', undefined]) {
      expect(readCell(field, cell, formats)).toEqual({ kind: 'blank' });
    }
  }
});

it('no word stands for two values of a field', () => {
  for (const field of Object.values(SHEET_FIELDS).flatMap(fields => Object.values(fields))) {
    if (field.kind !== 'choice') continue;
    for (const { value: meant, words } of field.choices)
      for (const word of words) expect(readCell(field, word, formats)).toEqual(value(meant));
  }
});
