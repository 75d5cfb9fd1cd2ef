import { exportTable } from './exportTable.ts';

const LINES = Array.from({ length: 10_000 }, (_, place) => place);

it('makes cells of a few lines at a time, and others have their turn before the next', async () => {
  let turns = 0;
  let isRead = false;
  const another = () => {
    turns += 1;
    if (!isRead) setImmediate(another);
  };
  setImmediate(another);
  const { batches } = exportTable({
    title: 'Lines',
    shown: [],
    columns: [{ head: 'Place', kind: 'count', cell: (place: number) => place }],
    lineCount: LINES.length,
    batches: [LINES],
  });
  const read: unknown[] = [];
  for await (const lines of batches) {
    expect(lines.length).toBeLessThanOrEqual(LINES.length / 20);
    read.push(...lines.flat());
  }
  isRead = true;
  expect(read).toEqual(LINES);
  expect(turns).toBeGreaterThanOrEqual(20);
});
