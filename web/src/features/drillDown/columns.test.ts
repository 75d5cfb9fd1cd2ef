import { dealColumns } from './dealColumns';
import { upColumns } from './upColumns';

const heads = (columns: readonly { header: { head: string } }[]) => columns.map(({ header }) => header.head);

describe('the list behind a number', () => {
  it.each([
    ['UNITS', ['Units', 'Type', 'Deal #']],
    ['DEALS', ['Del Date', 'Deal #', 'Customer']],
    ['TRADES', ['Trades', 'Trade', 'Deal #']],
    ['TRADE_SHARES', ['Trades', 'Trade', 'Units']],
    ['FRONT_GROSS', ['Front share', 'Front gross', 'Units']],
    ['RANKED_GROSS', ['Counts', 'Front gross', 'Units']],
    ['BACK_GROSS', ['Back share', 'Back gross', 'Units']],
    ['TOTAL_GROSS', ['Gross', 'Front gross', 'Back gross']],
  ] as const)('of %s begins with what the number counts', (term, first) => {
    expect(heads(dealColumns(term)).slice(0, 3)).toEqual(first);
  });

  it.each([
    ['UPS', 'Date'],
    ['APPOINTMENTS', 'Up Type'],
    ['WRITE_UPS', 'Write Up?'],
    ['TEST_DRIVES', 'Test Drive?'],
    ['SOLD', 'Sold?'],
    ['TURNS', 'Turned To'],
  ] as const)('of the counter %s begins with %s, on a phone too', (counter, first) => {
    const [lead] = upColumns(counter);
    expect(lead?.header.head).toBe(first);
    expect(lead?.isForDesk ?? false).toBe(false);
  });

  it('shows no column twice', () => {
    const lists = [dealColumns('UNITS'), dealColumns('TRADES'), upColumns('SOLD'), upColumns('UPS')];
    for (const list of lists) expect(new Set(heads(list)).size).toBe(list.length);
  });
});
