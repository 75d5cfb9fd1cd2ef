import { pastedBlock, pastedMessage, placeBlock } from './pasted';
import { countSaves } from './saveCounts';

const deals = [{ number: 11 }, { number: 12 }, { number: 13 }];
const counts = (saved: number, waiting = 0, failed = 0) => ({ saved, waiting, failed });
const from = (row: number, field: 'frontGross' | 'backGross') => ({ row, field });

describe('what is pasted from a spreadsheet', () => {
  it('is a block when several cells were copied', () => {
    expect(pastedBlock('100\r\n200.50\r\n')).toEqual([['100'], ['200.50']]);
    expect(pastedBlock('100\t-5\n$1,200.00 \t(30)\n')).toEqual([
      ['100', '-5'],
      ['$1,200.00 ', '(30)'],
    ]);
  });

  it('is one amount when one cell was copied, whose line ends too', () => {
    expect(pastedBlock('1,234.50\r\n')).toBeUndefined();
    expect(pastedBlock('1,234.50')).toBeUndefined();
  });
});

describe('a pasted column', () => {
  it('goes down the deals as they are listed', () => {
    expect(placeBlock([['1'], ['2']], deals, from(12, 'backGross'))).toEqual({
      placed: [
        { row: deals[1], field: 'backGross', amount: '1' },
        { row: deals[2], field: 'backGross', amount: '2' },
      ],
      leftOver: 0,
    });
  });

  it('empties nothing by its gaps', () => {
    const { placed } = placeBlock([['1'], [''], ['3']], deals, from(11, 'frontGross'));
    expect(placed.map(({ row, amount }) => [row.number, amount])).toEqual([
      [11, '1'],
      [13, '3'],
    ]);
  });

  it('with a second one fills front and back, and counts what has no cell', () => {
    const block = [
      ['1', '2', '3'],
      ['4', '5', ''],
    ];
    const { placed, leftOver } = placeBlock(block, deals, from(13, 'frontGross'));
    expect(placed.map(({ field, amount }) => [field, amount])).toEqual([
      ['frontGross', '1'],
      ['backGross', '2'],
    ]);
    expect(leftOver).toBe(3);
    expect(pastedMessage(counts(2), 3)).toBe('2 amounts pasted. 3 amounts had no cell here and stayed out.');
  });

  it('goes nowhere when its deal has left the list', () => {
    expect(placeBlock([['1'], ['2']], deals, from(99, 'frontGross'))).toEqual({ placed: [], leftOver: 2 });
  });
});

describe('the message of a paste', () => {
  it('counts what was saved, what waits and what was rejected', () => {
    expect(pastedMessage(counts(1), 0)).toBe('1 amount pasted.');
    expect(pastedMessage(counts(1, 0, 3), 0)).toBe(
      '1 amount pasted. 3 amounts not saved: see the red cells.',
    );
    expect(pastedMessage(counts(0, 2), 0)).toBe(
      'No amounts pasted. 2 amounts will be saved when you are back online.',
    );
  });

  it('counts a cell that already had its amount as pasted', () => {
    expect(countSaves(['saved', undefined, 'failed', 'conflict', 'waiting'])).toEqual(counts(2, 1, 2));
  });
});
