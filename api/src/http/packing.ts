import { promisify } from 'node:util';
import { constants, crc32, gzip } from 'node:zlib';

const zip = promisify(gzip);

/** The start of a text, packed so that an end can follow that is only known later. */
export interface PackedStart {
  readonly bytes: Buffer;
  /** What gzip's trailer tells of the text so far. */
  readonly checksum: number;
  readonly length: number;
}

/** Packs the start of a text, which may be sent many times with other ends. */
export async function packedStart(text: string): Promise<PackedStart> {
  const plain = Buffer.from(text);
  const bytes = await zip(plain, { finishFlush: constants.Z_SYNC_FLUSH });
  return { bytes, checksum: crc32(plain), length: plain.length };
}

const LONGEST_END = 0xffff;

/** The whole text as gzip: the end goes as it is, in a block of its own (RFC 1951, 3.2.4), and then the trailer (RFC 1952). */
export function packedWhole({ bytes, checksum, length }: PackedStart, end: string): Buffer {
  const plain = Buffer.from(end);
  if (plain.length > LONGEST_END) throw new RangeError('The end of an answer is a short one.');
  const block = Buffer.alloc(5);
  block.writeUInt8(1, 0); // the last block, and a stored one
  block.writeUInt16LE(plain.length, 1);
  block.writeUInt16LE(~plain.length & LONGEST_END, 3);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(plain, checksum), 0);
  trailer.writeUInt32LE((length + plain.length) % 2 ** 32, 4);
  return Buffer.concat([bytes, block, plain, trailer]);
}
