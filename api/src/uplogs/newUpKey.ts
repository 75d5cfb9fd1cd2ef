import sql from 'sql-template-tag';
import { z } from 'zod';
import type { Context } from '../platform/context.ts';
import type { Writer } from '../database/writer.ts';
import { badInput, notFound } from '../platform/errors.ts';

/** The key of a new up, which its sender makes up. */
export const newUpKey = z.object({ key: z.guid('must be a UUID').toLowerCase().nullish() });

const IS_DELETED = 'This up was added before, and someone has deleted it since.';
const IS_ANOTHERS = 'The key of this new up is that of someone else. Nothing was added.';

/**
 * Takes a key for an up that is about to be added; whoever sends the same one at once waits. Answers the up that was added under it
 * before, if there is one.
 * @throws NOT_FOUND when that up was deleted since, BAD_INPUT when someone else had sent the key
 */
export async function takeKey({ viewer }: Context, writer: Writer, key: string): Promise<number | undefined> {
  const taken = await writer.row(
    sql`insert into new_up_key (key, employee_id) values (${key}, ${viewer.employeeId})
      on conflict (key) do nothing returning key`,
  );
  if (taken) return undefined;
  const known = await writer.row<{ employeeId: number; upId: number | null }>(
    sql`select employee_id as "employeeId", up_id as "upId" from new_up_key where key = ${key}`,
  );
  if (known?.employeeId !== viewer.employeeId) throw badInput(IS_ANOTHERS);
  if (known.upId === null) throw notFound(IS_DELETED);
  return known.upId;
}

/** Notes which up was added under a key. */
export const keyOfUp = (writer: Writer, key: string, upId: number) =>
  writer.rows(sql`update new_up_key set up_id = ${upId} where key = ${key}`);
