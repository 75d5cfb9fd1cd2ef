import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { AccessDetails } from '../accessDetails.ts';
import type { BatchedList } from '../database/batchedList.ts';

/** A file response that is created while it is sent. */
export class Download {
  constructor(
    /** The suggested file name, which consists of letters, digits, hyphens and a dot. */
    readonly fileName: string,
    readonly mediaType: string,
    /** The chunks of the file, which are created only as fast as the client reads them. */
    readonly chunks: AsyncIterable<Uint8Array>,
    /** The access details for the history. */
    readonly access: AccessDetails,
  ) {}
}

/** Sends a file while it is created. */
export const sendDownload = (res: Response, { fileName, mediaType, chunks }: Download): Promise<void> =>
  streamResponse(res, chunks, {
    'content-type': mediaType,
    'content-disposition': `attachment; filename="${fileName}"`,
  });

/**
 * Streams a response as fast as the client reads it. Stops creating chunks if the client disconnects.
 * An error before the first chunk is handled like the error of any other call. A later error closes the
 * connection, so that an incomplete response never looks complete.
 */
export async function streamResponse(
  res: Response,
  chunks: AsyncIterable<Uint8Array | string>,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const body = Readable.from(chunks, { objectMode: false });
  await once(body, 'readable');
  res.set(headers);
  try {
    await pipeline(body, res);
  } catch (error) {
    if (!isClientGone(error)) throw error;
  }
}

/** Returns whether the client left before the end of the response. */
export const isClientGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/** Streams a list as a JSON array while it is read (docs/adr/exports.md). */
export const streamList = (res: Response, { batches }: BatchedList<unknown>): Promise<void> =>
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
