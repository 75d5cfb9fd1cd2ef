import { createHash, randomUUID } from 'node:crypto';
import type { AccessRecord } from '../../platform/accessDetails.ts';
import type { Statement } from '../../platform/database/writer.ts';

/** Maximum number of stored characters of each text of an access. */
const MAX_LENGTH = 1_000;

const HOUR_MS = 3_600_000;

/**
 * Builds the key of the row for an access. Equal reads, equal rejected sign-ins and equal accesses with a
 * token share one row per hour. Every other export and sign-in gets a separate row.
 */
function buildKey({
  action,
  employeeId,
  name,
  channel,
  origin,
  address,
  isBrokenOff,
  at,
}: AccessRecord): Buffer {
  const isShared = action === 'read' || action === 'refuse' || channel === 'token';
  const hour = Math.floor(at.getTime() / HOUR_MS);
  const sharedValues = [hour, action, employeeId, name, channel, origin, address, isBrokenOff];
  return createHash('sha256')
    .update(JSON.stringify(isShared ? sharedValues : randomUUID()))
    .digest();
}

/**
 * Builds the SQL that inserts a row for an access. If a row with the same key exists, the SQL only increases
 * the counts of that row.
 */
export const insertAccessSql = (access: AccessRecord): Statement => ({
  text: `
    insert into data_access (key, action, employee_id, name, door, origin, address, filter, is_broken_off, at, lines, times)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 1)
    on conflict (key) do update set times = data_access.times + 1, lines = data_access.lines + excluded.lines`,
  values: [
    buildKey(access),
    access.action,
    access.employeeId,
    toStorableText(access.name),
    access.channel,
    toStorableText(access.origin),
    access.address,
    toStorableText(access.filter),
    access.isBrokenOff,
    access.at,
    access.lines,
  ],
});

/** Shortens a text. Removes NUL and half surrogate pairs, because PostgreSQL cannot store them. */
const toStorableText = (text: string | null) =>
  text?.replaceAll('\0', '').slice(0, MAX_LENGTH).toWellFormed();

/**
 * Deletes accesses that are older than the retention (docs/adr/history.md). The database rejects a deletion
 * of newer accesses.
 */
export const DELETE_OLD_ACCESSES_SQL = `delete from data_access where at < now() - interval '2 years'`;
