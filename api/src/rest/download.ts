import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { NotedAccess } from '../noteAccess.ts';

/** The header that says about how large a download becomes, so that its progress can be shown. */
export const ABOUT_BYTES = 'about-bytes';

/** A success that is a file, made while it is sent. */
export class Download {
  constructor(
    /** The name under which it is saved, of letters, digits, hyphens and a dot. */
    readonly fileName: string,
    readonly mediaType: string,
    /** Made only as fast as they are read. */
    readonly chunks: AsyncIterable<Uint8Array>,
    /** A guess: what is sent is not known before it is made. */
    readonly aboutBytes: number,
    /** What the history tells of it. */
    readonly access: NotedAccess,
  ) {}
}

/**
 * Sends a file while it is made. When it cannot be made to its end, the connection is cut, so that nobody takes a part for
 * the whole; a reader who leaves stops the making.
 */
export async function sendDownload(res: Response, download: Download): Promise<void> {
  res.set({
    'content-type': download.mediaType,
    'content-disposition': `attachment; filename="${download.fileName}"`,
    [ABOUT_BYTES]: String(download.aboutBytes),
  });
  try {
    await pipeline(Readable.from(download.chunks, { objectMode: false }), res);
  } catch (error) {
    if (!isReaderGone(error)) throw error;
  }
}

/** Whoever was sent something has left before its end. */
export const isReaderGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
