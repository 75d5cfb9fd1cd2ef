import type { Response } from 'express';
import type { LongRead } from '../database/longRead.ts';
import { streamResponse } from './download.ts';

/** Streams a list as a JSON array while it is read (decision 174). */
export const streamList = (res: Response, { batches }: LongRead<unknown>): Promise<void> =>
  streamResponse(res, jsonArray(batches), { 'content-type': 'application/json; charset=utf-8' });

async function* jsonArray(batches: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let separator = '[';
  for await (const rows of batches) {
    if (rows.length === 0) continue;
    yield separator + JSON.stringify(rows).slice(1, -1);
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}
