import sql from 'sql-template-tag';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Writer } from '../../../platform/database/writer.ts';
import { badInput, notFound } from '../../../platform/errors.ts';

/** Parses the key of a new up, which the client generates. */
export const newUpKeySchema = z.object({ key: z.guid('must be a UUID').toLowerCase().nullish() });

const UP_DELETED_MESSAGE = 'This up was added earlier, but another user has since deleted it.';
const KEY_OF_OTHER_USER_MESSAGE = 'Another user already added an up with this key. Nothing was added.';

/**
 * Reserves a key for an up that is about to be added. A concurrent request with the same key waits.
 * @returns the id of the up that an earlier request added under the key, if there is one
 * @throws NOT_FOUND when the earlier up has been deleted, BAD_INPUT when another user sent the key
 */
export async function reserveUpKey(
  { viewer }: Context,
  writer: Writer,
  key: string,
): Promise<number | undefined> {
  const reserved = await writer.row(
    sql`insert into new_up_key (key, employee_id) values (${key}, ${viewer.employeeId})
      on conflict (key) do nothing returning key`,
  );
  if (reserved) return undefined;
  const earlier = await writer.row<{ employeeId: number; upId: number | null }>(
    sql`select employee_id as "employeeId", up_id as "upId" from new_up_key where key = ${key}`,
  );
  if (earlier?.employeeId !== viewer.employeeId) throw badInput(KEY_OF_OTHER_USER_MESSAGE);
  if (earlier.upId === null) throw notFound(UP_DELETED_MESSAGE);
  return earlier.upId;
}

/** Stores the id of the up that was added under a key. */
export const saveUpKey = (writer: Writer, key: string, upId: number) =>
  writer.rows(sql`update new_up_key set up_id = ${upId} where key = ${key}`);
