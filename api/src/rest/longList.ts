import type { Response } from 'express';
import type { LongRead } from '../database/longRead.ts';
import { sendWhileMade } from './download.ts';

/** Sends a list as a JSON array while it is read (decision 174). */
export const sendLongList = (res: Response, { batches }: LongRead<unknown>): Promise<void> =>
  sendWhileMade(res, jsonArray(batches), { 'content-type': 'application/json; charset=utf-8' });

async function* jsonArray(batches: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = '[';
  for await (const rows of batches) {
    if (rows.length === 0) continue;
    yield before + JSON.stringify(rows).slice(1, -1);
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}
