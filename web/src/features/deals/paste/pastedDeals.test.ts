import type { DealPeopleOptions } from '../../../components/deals/dealFormFields';
import type { PersonFieldsFragment } from '../../../components/deals/person.generated';
import { parseCell } from './parseCell';
import {
  buildPastedDeals,
  countProblems,
  detectColumns,
  formatPastedRows,
  parsePastedRows,
  toNewDealInput,
} from './pastedDeals';

const person = (id: number, name: string): PersonFieldsFragment => ({ id, name, initials: '', team: 2 });

const people: DealPeopleOptions = {
  salesManagers: [person(1, 'Mara Voss')],
  financeManagers: [person(2, 'Finn Delgado')],
  salespeople: [person(3, 'Sam Rivera'), person(4, 'Sam Rios'), person(5, 'Aoife Ní Bhriain')],
};

const day = '2026-06-17';
const parseValue = (field: Parameters<typeof parseCell>[0], cell: string) => {
  const parsed = parseCell(field, cell, people, day);
  return 'problem' in parsed ? parsed.problem : parsed.value;
};

describe('parsePastedRows', () => {
  it('separates cells at tabs, even if they contain commas', () => {
    expect(parsePastedRows('5001\tByron, Ada\t2026 Bolt\r\n\r\n5002\t"two\nlines"\t\n')).toEqual([
      ['5001', 'Byron, Ada', '2026 Bolt'],
      ['5002', 'two\nlines', ''],
    ]);
  });

  it('separates cells at commas if the text has no tabs', () => {
    expect(parsePastedRows('5001,"Byron, Ada"\n5002, Ben')).toEqual([
      ['5001', 'Byron, Ada'],
      ['5002', 'Ben'],
    ]);
  });

  it('parses formatted cells with the same results as plain text', () => {
    const rows = [
      ['5001', 'two\nlines', '"x"'],
      ['', 'a\tb', ''],
    ];
    expect(parsePastedRows(formatPastedRows(rows))).toEqual(rows);
  });
});

describe('detectColumns', () => {
  it('detects columns by their headers in any letter case and order', () => {
    const { hasHeaderRow, columns } = detectColumns([
      ['CUSTOMER', 'Deal #', 'N/U', 'Mood', 'customer name'],
      ['Ada', '1'],
    ]);
    expect(hasHeaderRow).toBe(true);
    expect(columns).toEqual(['customerName', 'number', 'carType', null, null]);
  });

  it('uses the column order of the form if there is no header row', () => {
    const { hasHeaderRow, columns } = detectColumns([['06/17/2026', '5001', 'Mara Voss']]);
    expect(hasHeaderRow).toBe(false);
    expect(columns).toEqual(['addedDate', 'number', 'salesManagerId']);
  });
});

describe('parseCell', () => {
  it.each([
    ['2026-11-02', '2026-11-02'],
    ['11/2/2026', '2026-11-02'],
    ['11/02/26', '2026-11-02'],
    ['11/2', '2026-11-02'],
    ['2026-11-02 00:00:00', '2026-11-02'],
    ['Nov 2, 2026', '2026-11-02'],
    ['November 2nd', '2026-11-02'],
    ['2-Nov-26', '2026-11-02'],
    ['02/30/2026', 'Not a date. Use MM/DD/YYYY.'],
    ['13/01/2026', 'Not a date. Use MM/DD/YYYY.'],
    ['soon', 'Not a date. Use MM/DD/YYYY.'],
  ])('parses the date %p as %p', (cell, expected) => expect(parseValue('deliveryDate', cell)).toBe(expected));

  it.each([
    ['Sam Rivera', 3],
    ['rivera, SAM', 3],
    ['sam riv', 3],
    ['Rios', 4],
    ['aoife ni bhriain', 5],
    ['Sam', 'Could be Sam Rivera or Sam Rios.'],
    ['Mara Voss', 'No salesperson has that name.'],
    ['–', 'No salesperson has that name.'],
  ])('parses the closer %p as %p', (cell, expected) => expect(parseValue('closerId', cell)).toBe(expected));

  it.each([
    ['carType', 'used', 'USED'],
    ['carType', 'N', 'NEW'],
    ['tradeStatus', 'trade x2', 'TRADE_X2'],
    ['tradeStatus', 'No', 'NO_TRADE'],
    ['dealStatus', 'In Finance', 'IN_FINANCE'],
    ['dealStatus', 'sold', 'Must be one of HOGGED, IN FINANCE, DEAD.'],
    ['deliveryStatus', 'delivered', 'DEL'],
    ['number', '#5,001', '5001'],
    ['number', '0', 'Not a deal number.'],
    ['number', '2147483648', 'Not a deal number.'],
    ['customerName', 'x'.repeat(201), 'Too long. The limit is 200 characters.'],
  ] as const)('parses %s from %p as %p', (field, cell, expected) =>
    expect(parseValue(field, cell)).toBe(expected),
  );
});

describe('buildPastedDeals', () => {
  const buildDeals = (
    rows: string[][],
    columns: Parameters<typeof buildPastedDeals>[1],
    freeNumbers = [6001, 6002, 6003],
  ) => buildPastedDeals(rows, columns, { people, day, freeNumbers });

  it('keeps pasted numbers and assigns the next free numbers to other rows', () => {
    const pastedDeals = buildDeals(
      [
        ['', 'Ada'],
        ['6001', 'Ben'],
        ['', 'Cy'],
      ],
      ['number', 'customerName'],
    );
    expect(pastedDeals.map(({ draft }) => draft.number)).toEqual(['6002', '6001', '6003']);
    expect(pastedDeals.map(deal => deal.isNumberSuggested)).toEqual([true, false, true]);
  });

  it('uses the shown day for dates without a column, but no delivery date for a blank cell', () => {
    const [first] = buildDeals([['Ada']], ['customerName']);
    expect(first?.draft).toMatchObject({ addedDate: day, deliveryDate: day });
    const [second] = buildDeals([['', '']], ['addedDate', 'deliveryDate']);
    expect(second?.draft).toMatchObject({ addedDate: day, deliveryDate: null });
  });

  it('reports unreadable cells and duplicate numbers', () => {
    const pastedDeals = buildDeals(
      [
        ['7', 'Sam', 'x'],
        ['7', 'Rios', ''],
      ],
      ['number', 'closerId', null],
    );
    expect(pastedDeals[0]?.problems).toEqual({
      number: 'More than one row has this number.',
      closerId: 'Could be Sam Rivera or Sam Rios.',
    });
    expect(countProblems(pastedDeals)).toBe(3);
  });

  it('includes the deal number in the input', () => {
    const [deal] = buildDeals([['7', 'rivera', 'Ada']], ['number', 'closerId', 'customerName']);
    expect(deal && toNewDealInput(deal)).toMatchObject({
      number: 7,
      closerId: 3,
      customerName: 'Ada',
      addedDate: day,
    });
  });
});
