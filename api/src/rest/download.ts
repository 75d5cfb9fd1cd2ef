import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { NotedAccess } from '../noteAccess.ts';

/** A success that is a file, made while it is sent. */
export class Download {
  constructor(
    /** The name under which it is saved, of letters, digits, hyphens and a dot. */
    readonly fileName: string,
    readonly mediaType: string,
    /** Made only as fast as they are read. */
    readonly chunks: AsyncIterable<Uint8Array>,
    /** What the history tells of it. */
    readonly access: NotedAccess,
  ) {}
}

/** Sends a file while it is made. */
export const sendDownload = (res: Response, { fileName, mediaType, chunks }: Download): Promise<void> =>
  sendWhileMade(res, chunks, {
    'content-type': mediaType,
    'content-disposition': `attachment; filename="${fileName}"`,
  });

/**
 * Sends a response while it is made, as fast as it is read. An error before the first chunk is answered like any other; a later
 * one cuts the connection, so that a part is never taken for the whole. A client that leaves stops the making.
 */
export async function sendWhileMade(
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
    if (!isReaderGone(error)) throw error;
  }
}

/** Whoever was sent something has left before its end. */
export const isReaderGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
