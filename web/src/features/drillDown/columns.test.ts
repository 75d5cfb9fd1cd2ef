import { buildDealColumns } from './dealColumns';
import { buildUpColumns } from './upColumns';

const getLabels = (columns: readonly { header: { label: string } }[]) =>
  columns.map(({ header }) => header.label);

describe('a drill-down list', () => {
  it.each([
    ['UNITS', ['Units', 'Type', 'Deal #']],
    ['DEALS', ['Del Date', 'Deal #', 'Customer']],
    ['TRADES', ['Trades', 'Trade', 'Deal #']],
    ['TRADE_SHARES', ['Trades', 'Trade', 'Units']],
    ['FRONT_GROSS', ['Front share', 'Front gross', 'Units']],
    ['RANKED_GROSS', ['Counted', 'Front gross', 'Units']],
    ['BACK_GROSS', ['Back share', 'Back gross', 'Units']],
    ['TOTAL_GROSS', ['Gross', 'Front gross', 'Back gross']],
  ] as const)('shows the counted amount of %s in the first column', (term, first) => {
    expect(getLabels(buildDealColumns(term)).slice(0, 3)).toEqual(first);
  });

  it.each([
    ['UPS', 'Date'],
    ['APPOINTMENTS', 'Up Type'],
    ['WRITE_UPS', 'Write Up?'],
    ['TEST_DRIVES', 'Test Drive?'],
    ['SOLD', 'Sold?'],
    ['TURNS', 'Turned To'],
  ] as const)('starts the list of %s with the column %s, on a desktop and on a phone', (counter, first) => {
    const [firstColumn] = buildUpColumns(counter);
    expect(firstColumn?.header.label).toBe(first);
    expect(firstColumn?.isDesktopOnly ?? false).toBe(false);
  });

  it('shows each column once', () => {
    const lists = [
      buildDealColumns('UNITS'),
      buildDealColumns('TRADES'),
      buildUpColumns('SOLD'),
      buildUpColumns('UPS'),
    ];
    for (const list of lists) expect(new Set(getLabels(list)).size).toBe(list.length);
  });
});
