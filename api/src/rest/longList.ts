import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { LongRead } from '../database/longRead.ts';
import { mapInParts } from '../inParts.ts';
import { isReaderGone } from './download.ts';

/**
 * Sends a list as a JSON array while it is read (decision 174). What is refused is refused before it begins; when it cannot be read
 * to its end, the connection is cut. A reader who leaves stops the reading.
 */
export async function sendLongList(res: Response, { batches }: LongRead<unknown>): Promise<void> {
  const texts = textsOf(batches);
  const { value: first } = await texts.next();
  res.type('json');
  try {
    await pipeline(Readable.from(continued(first ?? '', texts), { objectMode: false }), res);
  } catch (error) {
    if (!isReaderGone(error)) throw error;
  }
}

/** The parts of the array's text. */
async function* textsOf(batches: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = '[';
  for await (const rows of batches) {
    if (rows.length === 0) continue;
    const texts = await mapInParts(rows, row => JSON.stringify(row));
    yield before + texts.join(',');
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

async function* continued(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}
