import { reorderedRows } from './upOrder.ts';

const places = (...ids: number[]) => ids.map((id, index) => ({ id, place: index + 1 }));

describe('reordering a day’s ups', () => {
  it('puts every row where it was asked to stand', () => {
    expect(reorderedRows([11, 12, 13], places(13, 11, 12))).toEqual([13, 11, 12]);
  });

  it('moves one row up or down past the others', () => {
    expect(reorderedRows([11, 12, 13], [{ id: 13, place: 1 }])).toEqual([13, 11, 12]);
    expect(reorderedRows([11, 12, 13], [{ id: 11, place: 3 }])).toEqual([12, 13, 11]);
  });

  it('keeps a row that another desk has just added after those that were named', () => {
    expect(reorderedRows([11, 12, 13, 14], places(13, 11, 12))).toEqual([13, 11, 12, 14]);
  });

  it('leaves the order alone when nothing is named', () => {
    expect(reorderedRows([11, 12], [])).toEqual([11, 12]);
  });

  it('puts a place beyond the end at the end, and equal places in the order they were named', () => {
    expect(reorderedRows([11, 12, 13], [{ id: 11, place: 99 }])).toEqual([12, 13, 11]);
    expect(
      reorderedRows(
        [11, 12, 13],
        [
          { id: 13, place: 1 },
          { id: 12, place: 1 },
        ],
      ),
    ).toEqual([13, 12, 11]);
  });

  it('refuses a row of another day and a row named twice, and moves nothing', () => {
    expect(reorderedRows([11, 12], places(12, 11, 99))).toBeUndefined();
    expect(
      reorderedRows(
        [11, 12],
        [
          { id: 12, place: 1 },
          { id: 12, place: 2 },
        ],
      ),
    ).toBeUndefined();
  });
});
