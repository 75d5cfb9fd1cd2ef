import { fitRows } from './fitRows';

const countRows = ({ pages }: ReturnType<typeof fitRows>) =>
  pages.map(page => page.map(column => column.length));

describe('fitRows', () => {
  it('enlarges the rows in one column while all rows fit in one column', () => {
    expect(fitRows(8, { rows: 24, columns: 3 })).toEqual({ scale: 3, pages: [[[0, 1, 2, 3, 4, 5, 6, 7]]] });
    expect(fitRows(4, { rows: 24, columns: 3 }).scale).toBe(6);
    expect(fitRows(2, { rows: 24, columns: 3 }).scale).toBe(6);
    expect(fitRows(20, { rows: 24, columns: 3 }).scale).toBeCloseTo(1.2);
    expect(countRows(fitRows(24, { rows: 24, columns: 3 }))).toEqual([[24]]);
  });

  it('uses a second column once the first column is full, and gives both columns about the same number of rows', () => {
    expect(countRows(fitRows(25, { rows: 24, columns: 3 }))).toEqual([[13, 12]]);
    expect(countRows(fitRows(40, { rows: 24, columns: 3 }))).toEqual([[20, 20]]);
  });

  it('uses several pages once all columns are full', () => {
    expect(countRows(fitRows(42, { rows: 15, columns: 1 }))).toEqual([[14], [14], [14]]);
    expect(countRows(fitRows(40, { rows: 15, columns: 2 }))).toEqual([
      [10, 10],
      [10, 10],
    ]);
    expect(fitRows(40, { rows: 15, columns: 2 }).scale).toBe(1.5);
    expect(fitRows(45, { rows: 15, columns: 1 }).scale).toBe(1);
  });

  it('never ends a column with a header', () => {
    const headers = [0, 3, 6];
    for (const rows of [2, 3, 4, 5, 6]) {
      const { pages } = fitRows(9, { rows, columns: 2 }, row => headers.includes(row));
      expect([...new Set(pages.flat(2))]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
      for (const column of pages.flat()) expect(headers).not.toContain(column.at(-1));
    }
  });

  it('repeats a header when its rows continue in the next column or on the next page', () => {
    const isHeader = (row: number) => row === 0 || row === 5;
    expect(fitRows(8, { rows: 4, columns: 3 }, isHeader).pages).toEqual([
      [
        [0, 1, 2],
        [0, 3, 4],
        [5, 6, 7],
      ],
    ]);
    expect(fitRows(5, { rows: 3, columns: 1 }, isHeader).pages).toEqual([[[0, 1, 2]], [[0, 3, 4]]]);
  });

  it('returns no rows for an empty list', () => {
    expect(fitRows(0, { rows: 10, columns: 2 }).pages.flat(2)).toEqual([]);
  });
});
