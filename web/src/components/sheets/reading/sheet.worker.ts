import { batchFrom } from './batches';
import type { Answer, Question } from './messages';
import { type ReadTable, readFile, readPasted } from './readTable';
import { Unreadable } from './table';

let table: ReadTable | undefined;

async function answerTo(question: Question): Promise<Answer> {
  if (question.kind === 'batch') {
    return { kind: 'batch', lines: batchFrom(table?.lines ?? [], question.from) };
  }
  const { source, limits, options } = question;
  table = 'file' in source ? await readFile(source.file, limits, options) : readPasted(source.text, limits);
  const { lines, ...facts } = table;
  return { kind: 'table', ...facts, lineCount: lines.length };
}

self.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const answer = await answerTo(data).catch((error: unknown): Answer => {
    const sentence = error instanceof Unreadable ? error.message : 'The file could not be read.';
    return { kind: 'refused', sentence };
  });
  self.postMessage(answer);
});
