import { countSaves, formatPasted, parsePastedBlock, placeBlock } from './grossBlocks';

const deals = [{ number: 11 }, { number: 12 }, { number: 13 }];
const counts = (saved: number, waiting = 0, failed = 0) => ({ saved, waiting, failed });
const from = (row: number, field: 'frontGross' | 'backGross') => ({ row, field });

describe('text pasted from a spreadsheet', () => {
  it('is a block when several cells were copied', () => {
    expect(parsePastedBlock('100\r\n200.50\r\n')).toEqual([['100'], ['200.50']]);
    expect(parsePastedBlock('100\t-5\n$1,200.00 \t(30)\n')).toEqual([
      ['100', '-5'],
      ['$1,200.00 ', '(30)'],
    ]);
  });

  it('is a single amount when one cell was copied, with or without its final line break', () => {
    expect(parsePastedBlock('1,234.50\r\n')).toBeUndefined();
    expect(parsePastedBlock('1,234.50')).toBeUndefined();
  });
});

describe('a pasted column', () => {
  it('fills the deals in list order', () => {
    expect(placeBlock([['1'], ['2']], deals, from(12, 'backGross'))).toEqual({
      placed: [
        { row: deals[1], field: 'backGross', amount: '1' },
        { row: deals[2], field: 'backGross', amount: '2' },
      ],
      leftOver: 0,
    });
  });

  it('leaves cells unchanged at blank rows', () => {
    const { placed } = placeBlock([['1'], [''], ['3']], deals, from(11, 'frontGross'));
    expect(placed.map(({ row, amount }) => [row.number, amount])).toEqual([
      [11, '1'],
      [13, '3'],
    ]);
  });

  it('fills front and back gross from two columns and counts amounts without a cell', () => {
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
    expect(formatPasted(counts(2), 3)).toBe('2 amounts pasted. 3 amounts had no cell here and stayed out.');
  });

  it('is left over when its deal has left the list', () => {
    expect(placeBlock([['1'], ['2']], deals, from(99, 'frontGross'))).toEqual({ placed: [], leftOver: 2 });
  });
});

describe('the message after a paste', () => {
  it('counts saved, waiting and rejected amounts', () => {
    expect(formatPasted(counts(1), 0)).toBe('1 amount pasted.');
    expect(formatPasted(counts(1, 0, 3), 0)).toBe('1 amount pasted. 3 amounts not saved: see the red cells.');
    expect(formatPasted(counts(0, 2), 0)).toBe(
      'No amounts pasted. 2 amounts will be saved when you are back online.',
    );
  });

  it('counts a cell that already had its amount as pasted', () => {
    expect(countSaves(['saved', undefined, 'failed', 'conflict', 'waiting'])).toEqual(counts(2, 1, 2));
  });
});
