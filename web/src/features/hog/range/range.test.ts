import { hogCell, isSeveral, neighbour, rangeOf, rangeWords, stretched } from './range';

const deals = [{ number: 11 }, { number: 12 }, { number: 13 }];
const front = (row: number) => ({ row, field: 'frontGross' as const });
const back = (row: number) => ({ row, field: 'backGross' as const });
const ticked = (row: number) => ({ row, field: 'isUpdated' as const });

describe('a range', () => {
  it('is the rectangle between two cells, whichever way it was drawn', () => {
    const block = [
      [front(11), back(11)],
      [front(12), back(12)],
    ];
    expect(rangeOf(front(11), back(12), deals)?.block).toEqual(block);
    expect(rangeOf(back(12), front(11), deals)?.block).toEqual(block);
  });

  it('stays within gross, or within ticks', () => {
    expect(rangeOf(front(11), ticked(12), deals)).toBeUndefined();
    expect(hogCell(11, 'customerName')).toBeUndefined();
  });

  it('ends when a deal of it has left the list', () => {
    expect(rangeOf(front(11), front(99), deals)).toBeUndefined();
  });

  it('is told by its number of cells', () => {
    const range = rangeOf(front(11), back(13), deals);
    expect(range && rangeWords(range)).toBe('6 cells selected, to deal 13.');
  });
});

describe('Shift and an arrow', () => {
  it('move the far end by one cell, and stop at the ends of the list and of its columns', () => {
    const down = stretched({ anchor: front(11), head: front(11) }, 'ArrowDown', false, deals);
    expect(down?.block).toEqual([[front(11)], [front(12)]]);
    expect(stretched({ anchor: front(11), head: back(13) }, 'ArrowDown', false, deals)?.head).toEqual(
      back(13),
    );
    expect(stretched({ anchor: front(11), head: back(11) }, 'ArrowRight', false, deals)?.head).toEqual(
      back(11),
    );
  });

  it('with Ctrl go to the end of the list', () => {
    expect(stretched({ anchor: back(12), head: back(12) }, 'ArrowUp', true, deals)?.head).toEqual(back(11));
    expect(stretched({ anchor: back(11), head: back(11) }, 'ArrowDown', true, deals)?.head).toEqual(back(13));
  });

  it('go back to one cell', () => {
    const range = stretched({ anchor: front(11), head: front(12) }, 'ArrowUp', false, deals);
    expect(range && isSeveral(range)).toBe(false);
  });
});

describe('Tab', () => {
  it('goes from front to back to the next deal’s front, and the same way back', () => {
    expect(neighbour(front(11), 1, deals)).toEqual(back(11));
    expect(neighbour(back(11), 1, deals)).toEqual(front(12));
    expect(neighbour(front(12), -1, deals)).toEqual(back(11));
  });

  it('leaves the grid at its ends', () => {
    expect(neighbour(back(13), 1, deals)).toBeUndefined();
    expect(neighbour(front(11), -1, deals)).toBeUndefined();
  });
});
