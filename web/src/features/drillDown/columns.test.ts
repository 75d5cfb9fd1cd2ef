import { dealColumns } from './dealColumns';
import { upColumns } from './upColumns';

const headersOf = (columns: readonly { header: { label: string } }[]) =>
  columns.map(({ header }) => header.label);

describe('a drill-down list', () => {
  it.each([
    ['UNITS', ['Units', 'Type', 'Deal #']],
    ['DEALS', ['Del Date', 'Deal #', 'Customer']],
    ['TRADES', ['Trades', 'Trade', 'Deal #']],
    ['TRADE_SHARES', ['Trades', 'Trade', 'Units']],
    ['FRONT_GROSS', ['Front share', 'Front gross', 'Units']],
    ['RANKED_GROSS', ['Counts', 'Front gross', 'Units']],
    ['BACK_GROSS', ['Back share', 'Back gross', 'Units']],
    ['TOTAL_GROSS', ['Gross', 'Front gross', 'Back gross']],
  ] as const)('starts with the counted amount for %s', (term, first) => {
    expect(headersOf(dealColumns(term)).slice(0, 3)).toEqual(first);
  });

  it.each([
    ['UPS', 'Date'],
    ['APPOINTMENTS', 'Up Type'],
    ['WRITE_UPS', 'Write Up?'],
    ['TEST_DRIVES', 'Test Drive?'],
    ['SOLD', 'Sold?'],
    ['TURNS', 'Turned To'],
  ] as const)('starts, for the counter %s, with the column %s on a phone as well', (counter, first) => {
    const [lead] = upColumns(counter);
    expect(lead?.header.label).toBe(first);
    expect(lead?.isDesktopOnly ?? false).toBe(false);
  });

  it('shows each column once', () => {
    const lists = [dealColumns('UNITS'), dealColumns('TRADES'), upColumns('SOLD'), upColumns('UPS')];
    for (const list of lists) expect(new Set(headersOf(list)).size).toBe(list.length);
  });
});
