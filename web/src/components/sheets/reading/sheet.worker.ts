import { takeBatch } from './batches';
import { type ReadTable, readFile, readPasted } from './readTable';
import { UnreadableFileError } from './table';
import type { SheetWorkerRequest, SheetWorkerResponse } from './workerMessages';

let table: ReadTable | undefined;

async function handleRequest(request: SheetWorkerRequest): Promise<SheetWorkerResponse> {
  if (request.kind === 'batch') {
    return { kind: 'batch', lines: takeBatch(table?.lines ?? [], request.from) };
  }
  const { source, limits, options } = request;
  table = 'file' in source ? await readFile(source.file, limits, options) : readPasted(source.text, limits);
  const { lines, ...summary } = table;
  return { kind: 'table', ...summary, lineCount: lines.length };
}

self.addEventListener('message', async ({ data }: MessageEvent<SheetWorkerRequest>) => {
  const response = await handleRequest(data).catch((error: unknown): SheetWorkerResponse => {
    const message =
      error instanceof UnreadableFileError
        ? error.message
        : 'The file couldn’t be read. Try again, or save it as CSV or XLSX first.';
    return { kind: 'rejected', message };
  });
  self.postMessage(response);
});
