import { reorderRows } from './upOrder.ts';

const positions = (...ids: number[]) => ids.map((id, index) => ({ id, place: index + 1 }));

describe('reorderRows', () => {
  it('moves every row to its requested position', () => {
    expect(reorderRows([11, 12, 13], positions(13, 11, 12))).toEqual([13, 11, 12]);
  });

  it('moves one row up or down past several rows', () => {
    expect(reorderRows([11, 12, 13], [{ id: 13, place: 1 }])).toEqual([13, 11, 12]);
    expect(reorderRows([11, 12, 13], [{ id: 11, place: 3 }])).toEqual([12, 13, 11]);
  });

  it('sorts a row that another desk has just added after the requested rows', () => {
    expect(reorderRows([11, 12, 13, 14], positions(13, 11, 12))).toEqual([13, 11, 12, 14]);
  });

  it('keeps the order when no row is requested', () => {
    expect(reorderRows([11, 12], [])).toEqual([11, 12]);
  });

  it('moves a row with a position beyond the end to the end, and keeps the order of the request for rows with equal positions', () => {
    expect(reorderRows([11, 12, 13], [{ id: 11, place: 99 }])).toEqual([12, 13, 11]);
    expect(
      reorderRows(
        [11, 12, 13],
        [
          { id: 13, place: 1 },
          { id: 12, place: 1 },
        ],
      ),
    ).toEqual([13, 12, 11]);
  });

  it('returns undefined when a requested row is of another day or is requested twice', () => {
    expect(reorderRows([11, 12], positions(12, 11, 99))).toBeUndefined();
    expect(
      reorderRows(
        [11, 12],
        [
          { id: 12, place: 1 },
          { id: 12, place: 2 },
        ],
      ),
    ).toBeUndefined();
  });
});
