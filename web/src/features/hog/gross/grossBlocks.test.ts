import { countSaves, formatPasteMessage, parsePastedBlock, placeBlock } from './grossBlocks';

const deals = [{ number: 11 }, { number: 12 }, { number: 13 }];
const buildCounts = (saved: number, waiting = 0, failed = 0) => ({ saved, waiting, failed });
const buildCell = (row: number, field: 'frontGross' | 'backGross') => ({ row, field });

describe('parsePastedBlock', () => {
  it('returns a block of amounts when several cells were copied', () => {
    expect(parsePastedBlock('100\r\n200.50\r\n')).toEqual([['100'], ['200.50']]);
    expect(parsePastedBlock('100\t-5\n$1,200.00 \t(30)\n')).toEqual([
      ['100', '-5'],
      ['$1,200.00 ', '(30)'],
    ]);
  });

  it('returns undefined when a single cell was copied, with or without a line break at the end', () => {
    expect(parsePastedBlock('1,234.50\r\n')).toBeUndefined();
    expect(parsePastedBlock('1,234.50')).toBeUndefined();
  });
});

describe('placeBlock', () => {
  it('fills the deals in list order with the amounts of a pasted column', () => {
    expect(placeBlock([['1'], ['2']], deals, buildCell(12, 'backGross'))).toEqual({
      placedAmounts: [
        { row: deals[1], field: 'backGross', amount: '1' },
        { row: deals[2], field: 'backGross', amount: '2' },
      ],
      leftOverCount: 0,
    });
  });

  it('skips the cells of blank rows', () => {
    const { placedAmounts } = placeBlock([['1'], [''], ['3']], deals, buildCell(11, 'frontGross'));
    expect(placedAmounts.map(({ row, amount }) => [row.number, amount])).toEqual([
      [11, '1'],
      [13, '3'],
    ]);
  });

  it('fills front and back gross from two columns and counts the amounts that do not fit in the list', () => {
    const block = [
      ['1', '2', '3'],
      ['4', '5', ''],
    ];
    const { placedAmounts, leftOverCount } = placeBlock(block, deals, buildCell(13, 'frontGross'));
    expect(placedAmounts.map(({ field, amount }) => [field, amount])).toEqual([
      ['frontGross', '1'],
      ['backGross', '2'],
    ]);
    expect(leftOverCount).toBe(3);
    expect(formatPasteMessage(buildCounts(2), 3)).toBe(
      '2 amounts pasted. 3 amounts skipped: outside the list or the gross columns.',
    );
  });

  it('counts every pasted amount as left over when the first deal has left the list', () => {
    expect(placeBlock([['1'], ['2']], deals, buildCell(99, 'frontGross'))).toEqual({
      placedAmounts: [],
      leftOverCount: 2,
    });
  });
});

describe('the message after a paste', () => {
  it('counts the saved, waiting and rejected amounts', () => {
    expect(formatPasteMessage(buildCounts(1), 0)).toBe('1 amount pasted.');
    expect(formatPasteMessage(buildCounts(1, 0, 3), 0)).toBe(
      '1 amount pasted. 3 amounts not saved. Check the red cells.',
    );
    expect(formatPasteMessage(buildCounts(0, 2), 0)).toBe(
      'No amounts pasted. 2 amounts will be saved when you’re back online.',
    );
  });

  it('counts a cell that already contained its amount as pasted', () => {
    expect(countSaves(['saved', undefined, 'failed', 'conflict', 'waiting'])).toEqual(buildCounts(2, 1, 2));
  });
});
