import { longSheet } from './longSheet.ts';
import type { CellLines, SheetPlan } from './sheetStream.ts';

const PLAN: SheetPlan = {
  name: 'Hog',
  kinds: ['text'],
  widths: [20],
  heads: [['Customer']],
  filtered: 'A1:A9',
};
const lines = (count: number, text: string): CellLines => Array.from({ length: count }, () => [text]);

async function readToEnd(chunks: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const chunk of chunks) expect(chunk.length).toBeGreaterThan(0);
}

it('reads no further when its reader leaves, and ends what it reads from', async () => {
  let read = 0;
  let isEnded = false;
  async function* batches() {
    try {
      for (;;) {
        read++;
        yield lines(5_000, crypto.randomUUID());
      }
    } finally {
      isEnded = true;
    }
  }
  const chunks = longSheet(PLAN, batches());
  while (read < 2) await chunks.next();
  await chunks.return(undefined);
  const readThen = read;
  await new Promise(resolve => setTimeout(resolve, 50));
  expect([isEnded, read]).toEqual([true, readThen]);
});

it('fails when a batch cannot be read', async () => {
  async function* batches() {
    yield lines(10, 'Ann');
    throw new Error('The database is gone.');
  }
  await expect(readToEnd(longSheet(PLAN, batches()))).rejects.toThrow('The database is gone.');
});

it('fails when the thread needs more memory than it may have, and the server goes on', async () => {
  async function* batches() {
    yield lines(5_000, 'x'.repeat(30_000));
  }
  await expect(readToEnd(longSheet(PLAN, batches()))).rejects.toThrow('memory limit');
});
