// Writes one sheet in a thread of its own (decision 162). It asks for each batch by `null` and gets it, or `null` after the last one.
import { on } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { type CellLines, type SheetPlan, sheetStream } from './sheetStream.ts';

if (!parentPort) throw new Error('This is a worker.');
const port = parentPort;

async function* asked(): AsyncGenerator<CellLines> {
  const answers = on(port, 'message');
  for (;;) {
    port.postMessage(null);
    const { value } = await answers.next();
    const [batch] = value as [CellLines | null];
    if (!batch) return;
    yield batch;
  }
}

for await (const chunk of sheetStream(workerData as SheetPlan, asked())) port.postMessage(chunk);
port.close();
