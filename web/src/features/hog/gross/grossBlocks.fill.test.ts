import { formatFillMessage, planFillDown } from './grossBlocks';

const NO_SAVES = { saved: 0, waiting: 0, failed: 0 };

const deals = [{ number: 11 }, { number: 12 }, { number: 13 }];
const front = (row: number) => ({ row, field: 'frontGross' as const });
const back = (row: number) => ({ row, field: 'backGross' as const });

describe('Ctrl+D', () => {
  it('fills one cell with the amount of the deal above the cell', () => {
    expect(planFillDown([[back(12)]], deals)).toEqual([{ from: back(11), to: back(12) }]);
  });

  it('fills the selected rows with the amounts of the first selected row, column by column', () => {
    const block = [11, 12, 13].map(number => [front(number), back(number)]);
    expect(planFillDown(block, deals)).toEqual([
      { from: front(11), to: front(12) },
      { from: back(11), to: back(12) },
      { from: front(11), to: front(13) },
      { from: back(11), to: back(13) },
    ]);
  });

  it('fills front and back gross of one selected deal with the amounts of the deal above', () => {
    expect(planFillDown([[front(13), back(13)]], deals)).toEqual([
      { from: front(12), to: front(13) },
      { from: back(12), to: back(13) },
    ]);
  });

  it('fills nothing in the first deal or in review fields', () => {
    expect(planFillDown([[front(11)]], deals)).toEqual([]);
    expect(planFillDown([[{ row: 12, field: 'isUpdated' }]], deals)).toEqual([]);
  });

  it('reports the number of filled cells', () => {
    expect(formatFillMessage({ ...NO_SAVES, saved: 3 })).toBe('Filled in 3 cells.');
    expect(formatFillMessage({ ...NO_SAVES, saved: 1 })).toBe('Filled in 1 cell.');
    expect(formatFillMessage({ ...NO_SAVES, saved: 2, failed: 1 })).toBe(
      'Filled in 2 cells. 1 amount not saved. Check the red cells.',
    );
    expect(formatFillMessage(NO_SAVES)).toBe('No amount to copy down.');
  });
});
