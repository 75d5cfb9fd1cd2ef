import type { PersonFieldsFragment } from '../../../components/deals/person.generated';
import type { People } from '../draft/formFields';
import { columnsOf } from './pastedColumns';
import { dealsOf, newDealOf, problemCount } from './pastedDeals';
import { rowsOf, textOf } from './pastedRows';
import { readCell } from './readCell';

const person = (id: number, name: string): PersonFieldsFragment => ({ id, name, initials: '', team: 2 });

const people: People = {
  salesManagers: [person(1, 'Mara Voss')],
  financeManagers: [person(2, 'Finn Delgado')],
  salespeople: [person(3, 'Sam Rivera'), person(4, 'Sam Rios'), person(5, 'Aoife Ní Bhriain')],
};

const day = '2026-06-17';
const read = (field: Parameters<typeof readCell>[0], cell: string) => {
  const reading = readCell(field, cell, people, day);
  return 'problem' in reading ? reading.problem : reading.value;
};

describe('the rows of a paste', () => {
  it('are told apart by tabs, commas in a cell or not', () => {
    expect(rowsOf('5001\tByron, Ada\t2026 Bolt\r\n\r\n5002\t"two\nlines"\t\n')).toEqual([
      ['5001', 'Byron, Ada', '2026 Bolt'],
      ['5002', 'two\nlines', ''],
    ]);
  });

  it('or by commas where there are no tabs', () => {
    expect(rowsOf('5001,"Byron, Ada"\n5002, Ben')).toEqual([
      ['5001', 'Byron, Ada'],
      ['5002', 'Ben'],
    ]);
  });

  it('are written back as they were read', () => {
    const rows = [
      ['5001', 'two\nlines', '"x"'],
      ['', 'a\tb', ''],
    ];
    expect(rowsOf(textOf(rows))).toEqual(rows);
  });
});

describe('the columns of a paste', () => {
  it('are recognised by their names, in any case and order', () => {
    const { hasHead, columns } = columnsOf([
      ['CUSTOMER', 'Deal #', 'N/U', 'Mood', 'customer name'],
      ['Ada', '1'],
    ]);
    expect(hasHead).toBe(true);
    expect(columns).toEqual(['customerName', 'number', 'carType', null, null]);
  });

  it('stand in the order of the form when nothing names them', () => {
    const { hasHead, columns } = columnsOf([['06/17/2026', '5001', 'Mara Voss']]);
    expect(hasHead).toBe(false);
    expect(columns).toEqual(['addedDate', 'number', 'salesManagerId']);
  });
});

describe('a cell', () => {
  it.each([
    ['2026-11-02', '2026-11-02'],
    ['11/2/2026', '2026-11-02'],
    ['11/02/26', '2026-11-02'],
    ['11/2', '2026-11-02'],
    ['2026-11-02 00:00:00', '2026-11-02'],
    ['Nov 2, 2026', '2026-11-02'],
    ['November 2nd', '2026-11-02'],
    ['2-Nov-26', '2026-11-02'],
    ['02/30/2026', 'Not a day. Write it as MM/DD/YYYY.'],
    ['13/01/2026', 'Not a day. Write it as MM/DD/YYYY.'],
    ['soon', 'Not a day. Write it as MM/DD/YYYY.'],
  ])('of a date, %p, is %p', (cell, expected) => expect(read('deliveryDate', cell)).toBe(expected));

  it.each([
    ['Sam Rivera', 3],
    ['rivera, SAM', 3],
    ['sam riv', 3],
    ['Rios', 4],
    ['aoife ni bhriain', 5],
    ['Sam', 'Could be Sam Rivera or Sam Rios.'],
    ['Mara Voss', 'No salesperson is called that.'],
    ['–', 'No salesperson is called that.'],
  ])('of a closer, %p, is %p', (cell, expected) => expect(read('closerId', cell)).toBe(expected));

  it.each([
    ['carType', 'used', 'USED'],
    ['carType', 'N', 'NEW'],
    ['tradeStatus', 'trade x2', 'TRADE_X2'],
    ['tradeStatus', 'No', 'NO_TRADE'],
    ['dealStatus', 'In Finance', 'IN_FINANCE'],
    ['dealStatus', 'sold', 'Not one of HOGGED, IN FINANCE, DEAD.'],
    ['deliveryStatus', 'delivered', 'DEL'],
    ['number', '#5,001', '5001'],
    ['number', '0', 'Not a deal number.'],
    ['number', '2147483648', 'Not a deal number.'],
    ['customerName', 'x'.repeat(201), 'Longer than 200 characters.'],
  ] as const)('of %s, %p, is %p', (field, cell, expected) => expect(read(field, cell)).toBe(expected));
});

describe('the deals of a paste', () => {
  const deals = (
    rows: string[][],
    columns: Parameters<typeof dealsOf>[1],
    freeNumbers = [6001, 6002, 6003],
  ) => dealsOf(rows, columns, { people, day, freeNumbers });

  it('have the pasted numbers, and the next free ones where none was pasted', () => {
    const pasted = deals(
      [
        ['', 'Ada'],
        ['6001', 'Ben'],
        ['', 'Cy'],
      ],
      ['number', 'customerName'],
    );
    expect(pasted.map(({ draft }) => draft.number)).toEqual(['6002', '6001', '6003']);
    expect(pasted.map(deal => deal.isNumberOffered)).toEqual([true, false, true]);
  });

  it('are of the shown day unless a column says otherwise', () => {
    const [first] = deals([['Ada']], ['customerName']);
    expect(first?.draft).toMatchObject({ addedDate: day, deliveryDate: day });
    const [second] = deals([['', '']], ['addedDate', 'deliveryDate']);
    expect(second?.draft).toMatchObject({ addedDate: day, deliveryDate: null });
  });

  it('tell what could not be read, and two rows with one number', () => {
    const pasted = deals(
      [
        ['7', 'Sam', 'x'],
        ['7', 'Rios', ''],
      ],
      ['number', 'closerId', null],
    );
    expect(pasted[0]?.problems).toEqual({
      number: 'More than one row has this number.',
      closerId: 'Could be Sam Rivera or Sam Rios.',
    });
    expect(problemCount(pasted)).toBe(3);
  });

  it('are sent with their number among their fields', () => {
    const [deal] = deals([['7', 'rivera', 'Ada']], ['number', 'closerId', 'customerName']);
    expect(deal && newDealOf(deal)).toMatchObject({
      number: 7,
      closerId: 3,
      customerName: 'Ada',
      addedDate: day,
    });
  });
});
