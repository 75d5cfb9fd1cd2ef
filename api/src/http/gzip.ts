import { promisify } from 'node:util';
import { constants, crc32, gzip } from 'node:zlib';

const compress = promisify(gzip);

/** The compressed start of a text, to which any end can be added. */
export interface CompressedStart {
  readonly bytes: Buffer;
  /** The CRC-32 of the text so far, for gzip's trailer. */
  readonly checksum: number;
  readonly length: number;
}

/** Compresses the start of a text once; it is sent many times with other ends. */
export async function compressStart(text: string): Promise<CompressedStart> {
  const plain = Buffer.from(text);
  const bytes = await compress(plain, { finishFlush: constants.Z_SYNC_FLUSH });
  return { bytes, checksum: crc32(plain), length: plain.length };
}

const LONGEST_END = 0xffff;

/** The whole text as gzip: the end is a stored block (RFC 1951, 3.2.4), then comes the trailer (RFC 1952). */
export function withEnd({ bytes, checksum, length }: CompressedStart, end: string): Buffer {
  const plain = Buffer.from(end);
  if (plain.length > LONGEST_END) throw new RangeError('The end of an answer is at most 64 KB.');
  const block = Buffer.alloc(5);
  block.writeUInt8(1, 0); // the last block, and a stored one
  block.writeUInt16LE(plain.length, 1);
  block.writeUInt16LE(~plain.length & LONGEST_END, 3);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(plain, checksum), 0);
  trailer.writeUInt32LE((length + plain.length) % 2 ** 32, 4);
  return Buffer.concat([bytes, block, plain, trailer]);
}
