import { median, percentile } from './figures.ts';
import { grossEdit, HOG_PAGE, type Question, TICK_SHEET } from './questions.ts';
import type { Stand } from './stand.ts';

const READERS = 50;
const WRITERS = 4;
const SECONDS = 6;

/** How long a write takes while many read and nobody pauses: its median ÷ the 95th percentile of the reads. */
export async function writeBesideReads({ ours }: Stand): Promise<number> {
  const end = performance.now() + SECONDS * 1_000;
  const reads: number[] = [];
  const writes: number[] = [];
  const send = async (question: Question, times: number[]) => {
    const client = ours.another();
    while (performance.now() < end) {
      const began = performance.now();
      await client.answer(question);
      times.push(performance.now() - began);
    }
    client.close();
  };
  const readers = Array.from({ length: READERS }, (_, at) =>
    send(at % 2 === 0 ? HOG_PAGE : TICK_SHEET, reads),
  );
  // The first deals that the store has recorded.
  const writers = Array.from({ length: WRITERS }, (_, at) => send(grossEdit(1_000 + at), writes));
  await Promise.all([...readers, ...writers]);
  console.log(
    `\n${READERS} readers, ${WRITERS} writers: ${reads.length} reads, p95 ${percentile(reads, 0.95).toFixed(0)} ms; ${writes.length} writes, median ${median(writes).toFixed(0)} ms`,
  );
  return median(writes) / percentile(reads, 0.95);
}
