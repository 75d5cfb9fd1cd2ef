import { fit } from './fit';

const rowsOf = ({ pages }: ReturnType<typeof fit>) => pages.map(page => page.map(column => column.length));

describe('fitting rows into a place', () => {
  it('takes one column while it holds them, and makes them larger', () => {
    expect(fit(8, { rows: 24, columns: 3 })).toEqual({ scale: 3, pages: [[[0, 1, 2, 3, 4, 5, 6, 7]]] });
    expect(fit(4, { rows: 24, columns: 3 }).scale).toBe(6);
    expect(fit(2, { rows: 24, columns: 3 }).scale).toBe(6);
    expect(fit(20, { rows: 24, columns: 3 }).scale).toBeCloseTo(1.2);
    expect(rowsOf(fit(24, { rows: 24, columns: 3 }))).toEqual([[24]]);
  });

  it('takes the next column for one more, and both alike', () => {
    expect(rowsOf(fit(25, { rows: 24, columns: 3 }))).toEqual([[13, 12]]);
    expect(rowsOf(fit(40, { rows: 24, columns: 3 }))).toEqual([[20, 20]]);
  });

  it('takes pages when the columns hold no more', () => {
    expect(rowsOf(fit(42, { rows: 15, columns: 1 }))).toEqual([[14], [14], [14]]);
    expect(rowsOf(fit(40, { rows: 15, columns: 2 }))).toEqual([
      [10, 10],
      [10, 10],
    ]);
    expect(fit(40, { rows: 15, columns: 2 }).scale).toBe(1.5);
    expect(fit(45, { rows: 15, columns: 1 }).scale).toBe(1);
  });

  it('never ends a column with a head', () => {
    const heads = [0, 3, 6];
    for (const rows of [2, 3, 4, 5, 6]) {
      const { pages } = fit(9, { rows, columns: 2 }, row => heads.includes(row));
      expect([...new Set(pages.flat(2))]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
      for (const column of pages.flat()) expect(heads).not.toContain(column.at(-1));
    }
  });

  it('begins each column and each page with the head of its rows', () => {
    const isHead = (row: number) => row === 0 || row === 5;
    expect(fit(8, { rows: 4, columns: 3 }, isHead).pages).toEqual([
      [
        [0, 1, 2],
        [0, 3, 4],
        [5, 6, 7],
      ],
    ]);
    expect(fit(5, { rows: 3, columns: 1 }, isHead).pages).toEqual([[[0, 1, 2]], [[0, 3, 4]]]);
  });

  it('shows nothing in a place for nothing', () => {
    expect(fit(0, { rows: 10, columns: 2 }).pages.flat(2)).toEqual([]);
  });
});
