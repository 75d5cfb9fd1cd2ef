import { createHash, randomUUID } from 'node:crypto';
import type { Statement } from '../database/writer.ts';
import type { AccessRecord } from '../platform/accessDetails.ts';

/** Characters of a text that are stored. */
const MAX_LENGTH = 1_000;

const HOUR_MS = 3_600_000;

/** Returns what makes a row: each export and sign-in has one, equal reads, accesses by a token and refusals of an hour share one. */
function keyOf({ action, employeeId, name, door, origin, address, isBrokenOff, at }: AccessRecord): Buffer {
  const isShared = action === 'read' || action === 'refuse' || door === 'token';
  const hour = Math.floor(at.getTime() / HOUR_MS);
  const shared = [hour, action, employeeId, name, door, origin, address, isBrokenOff];
  return createHash('sha256')
    .update(JSON.stringify(isShared ? shared : randomUUID()))
    .digest();
}

/** Records an access, or adds it to the row that it shares: nothing else of a row ever changes. */
export const insertAccess = (access: AccessRecord): Statement => ({
  text: `
    insert into data_access (key, action, employee_id, name, door, origin, address, filter, is_broken_off, at, lines, times)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 1)
    on conflict (key) do update set times = data_access.times + 1, lines = data_access.lines + excluded.lines`,
  values: [
    keyOf(access),
    access.action,
    access.employeeId,
    storable(access.name),
    access.door,
    storable(access.origin),
    access.address,
    storable(access.filter),
    access.isBrokenOff,
    access.at,
    access.lines,
  ],
});

/** PostgreSQL stores neither NUL nor half a character. */
const storable = (text: string | null) => text?.replaceAll('\0', '').slice(0, MAX_LENGTH).toWellFormed();

/** Deletes what is older than the database retains (decision 178); it refuses to delete anything younger. */
export const DELETE_OLD_ACCESSES = `delete from data_access where at < now() - interval '2 years'`;
