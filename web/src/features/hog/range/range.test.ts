import {
  buildCellRange,
  extendCellRange,
  findAdjacentCell,
  formatCellRange,
  hasSeveralCells,
  toHogCell,
} from './range';

const deals = [{ number: 11 }, { number: 12 }, { number: 13 }];
const front = (row: number) => ({ row, field: 'frontGross' as const });
const back = (row: number) => ({ row, field: 'backGross' as const });
const updatedBox = (row: number) => ({ row, field: 'isUpdated' as const });

describe('a cell range', () => {
  it('covers the rectangle between two cells, regardless of which cell was selected first', () => {
    const block = [
      [front(11), back(11)],
      [front(12), back(12)],
    ];
    expect(buildCellRange(front(11), back(12), deals)?.block).toEqual(block);
    expect(buildCellRange(back(12), front(11), deals)?.block).toEqual(block);
  });

  it('contains only gross fields or only review fields', () => {
    expect(buildCellRange(front(11), updatedBox(12), deals)).toBeUndefined();
    expect(toHogCell(11, 'customerName')).toBeUndefined();
  });

  it('ends when one of its deals leaves the list', () => {
    expect(buildCellRange(front(11), front(99), deals)).toBeUndefined();
  });

  it('announces the number of selected cells', () => {
    const range = buildCellRange(front(11), back(13), deals);
    expect(range && formatCellRange(range)).toBe('6 cells selected, ending at deal 13.');
  });
});

describe('Shift+arrow', () => {
  it('moves the far end of the range by one cell and stops at the edges of the grid', () => {
    const down = extendCellRange({ anchor: front(11), head: front(11) }, 'ArrowDown', false, deals);
    expect(down?.block).toEqual([[front(11)], [front(12)]]);
    expect(extendCellRange({ anchor: front(11), head: back(13) }, 'ArrowDown', false, deals)?.head).toEqual(
      back(13),
    );
    expect(extendCellRange({ anchor: front(11), head: back(11) }, 'ArrowRight', false, deals)?.head).toEqual(
      back(11),
    );
  });

  it('moves to the end of the list when Ctrl is pressed too', () => {
    expect(extendCellRange({ anchor: back(12), head: back(12) }, 'ArrowUp', true, deals)?.head).toEqual(
      back(11),
    );
    expect(extendCellRange({ anchor: back(11), head: back(11) }, 'ArrowDown', true, deals)?.head).toEqual(
      back(13),
    );
  });

  it('shrinks the range until a single cell is left', () => {
    const range = extendCellRange({ anchor: front(11), head: front(12) }, 'ArrowUp', false, deals);
    expect(range && hasSeveralCells(range)).toBe(false);
  });
});

describe('Tab', () => {
  it('moves from front gross to back gross and then to the next deal, and moves in reverse with Shift', () => {
    expect(findAdjacentCell(front(11), 1, deals)).toEqual(back(11));
    expect(findAdjacentCell(back(11), 1, deals)).toEqual(front(12));
    expect(findAdjacentCell(front(12), -1, deals)).toEqual(back(11));
  });

  it('leaves the grid after the last cell and, with Shift, before the first cell', () => {
    expect(findAdjacentCell(back(13), 1, deals)).toBeUndefined();
    expect(findAdjacentCell(front(11), -1, deals)).toBeUndefined();
  });
});
