import sql, { type Sql } from 'sql-template-tag';
import type { Reader } from './reader.ts';

/** Lines that are read at once: what comes with them is made of all of them before others have their turn. */
const READ_AT_ONCE = 500;

const KEY_BYTES = 8;

/**
 * The keys of a list in its order, read by one statement: eight bytes each, so that a million take eight megabytes. The lines
 * are then read some at a time, by statements of their own, and no connection is held by a reader who is slow
 * (decision 142).
 */
export class OrderedKeys {
  private constructor(private readonly bytes: Buffer) {}

  /**
   * @param key the key's column
   * @param from what the list is read from, up to its conditions
   */
  static async read(reader: Reader, key: Sql, from: Sql, order: Sql): Promise<OrderedKeys> {
    const row = await reader.row<{ keys: string | null }>(
      // Sorted below the aggregate, whose own sort takes twice as long. As base64, for bytes come as hexadecimal, in half as much again.
      sql`select encode(string_agg(key, ''::bytea), 'base64') as keys from (
        select int8send(${key}::bigint) as key from ${from} order by ${order}
      ) in_order`,
    );
    return new OrderedKeys(Buffer.from(row?.keys ?? '', 'base64'));
  }

  get length(): number {
    return this.bytes.length / KEY_BYTES;
  }

  /**
   * The lines of these keys, in their order; a line that someone has deleted meanwhile is missing.
   * @param atOnce how many keys are read at once, fewer where each may have many lines
   */
  async *batches<Line>(
    read: (keys: readonly number[]) => Promise<readonly Line[]>,
    atOnce = READ_AT_ONCE,
  ): AsyncGenerator<readonly Line[]> {
    for (let from = 0; from < this.length; from += atOnce) yield await read(this.slice(from, from + atOnce));
  }

  private slice(from: number, to: number): number[] {
    const keys: number[] = [];
    for (let place = from; place < Math.min(to, this.length); place++) {
      keys.push(Number(this.bytes.readBigInt64BE(place * KEY_BYTES)));
    }
    return keys;
  }
}
