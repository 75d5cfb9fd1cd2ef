import { on } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CellLines, SheetPlan } from './sheetStream.ts';

// Run from its source or from what was built of it.
const WORKER = new URL(`./sheetWorker${extname(import.meta.url)}`, import.meta.url);

/** A worker that needs more than this ends, and its file with it: the server's memory is bounded by V8 itself. */
const MOST_MEMORY = { maxYoungGenerationSizeMb: 6, maxOldGenerationSizeMb: 96 };

/**
 * A workbook of one long sheet, written in a thread of its own, which asks for a batch once its reader has taken what was
 * made of the last one. A reader who leaves ends the thread.
 */
export async function* longSheet(
  plan: SheetPlan,
  batches: AsyncGenerator<CellLines>,
): AsyncGenerator<Uint8Array> {
  const worker = new Worker(WORKER, { workerData: plan, resourceLimits: MOST_MEMORY });
  try {
    for await (const [made] of on(worker, 'message', { close: ['exit'] })) {
      if (made) {
        yield made as Uint8Array;
        continue;
      }
      const next = await batches.next();
      worker.postMessage(next.done ? null : next.value);
    }
  } finally {
    await Promise.all([worker.terminate(), batches.return(undefined)]);
  }
}
