import { pastedBlock, pastedWords, placeBlock } from './pasted';

const deals = [{ number: 11 }, { number: 12 }, { number: 13 }];
const from = (row: number, field: 'frontGross' | 'backGross') => ({ row, field });

describe('what is pasted from a spreadsheet', () => {
  it('is a block when several cells were copied', () => {
    expect(pastedBlock('100\r\n200.50\r\n')).toEqual([['100'], ['200.50']]);
    expect(pastedBlock('100\t-5\n$1,200.00 \t(30)\n')).toEqual([
      ['100', '-5'],
      ['$1,200.00', '(30)'],
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
    expect(pastedWords(2, 3)).toBe('2 amounts pasted. 3 amounts had no cell here and stayed out.');
  });

  it('goes nowhere when its deal has left the list', () => {
    expect(placeBlock([['1'], ['2']], deals, from(99, 'frontGross'))).toEqual({ placed: [], leftOver: 2 });
  });
});
