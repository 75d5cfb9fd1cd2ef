import { createHash } from 'node:crypto';
import type { Statement } from '../database/writer.ts';
import type { DataAccess } from '../noteAccess.ts';

/** Equal accesses of an hour are one row, which counts them. */
export interface CountedAccess extends DataAccess {
  readonly times: number;
}

/** Characters; the rest of a longer filter is left out. */
const LONGEST = 1_000;

export const hourOf = (at: Date): number => Math.floor(at.getTime() / 3_600_000);

/** What equal accesses of an hour have in common. */
export function keyOf(access: DataAccess): string {
  const { action, employeeId, name, door, origin, address, filter, isBrokenOff, at } = access;
  const parts = [hourOf(at), action, employeeId, name, door, origin, address, filter, isBrokenOff];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/**
 * Records accesses, or adds them to the equal ones of their hour: nothing else of a row ever changes. In one order, so that
 * instances that add to the same rows wait for each other, and not in a circle.
 */
export const recordAccesses = (accesses: readonly CountedAccess[]): Statement => ({
  text: `
    insert into data_access (key, action, employee_id, name, door, origin, address, filter, is_broken_off, at, times, lines)
    select decode(key, 'hex'), action, "employeeId", name, door, origin, address, filter, "isBrokenOff", at, times, lines
    from json_to_recordset($1) as access (key text, action text, "employeeId" integer, name text, door text, origin text,
      address text, filter text, "isBrokenOff" boolean, at timestamptz, times integer, lines bigint)
    order by key
    on conflict (key) do update set times = data_access.times + excluded.times, lines = data_access.lines + excluded.lines`,
  values: [
    JSON.stringify(
      accesses.map(access => ({ ...access, key: keyOf(access) })),
      storable,
    ),
  ],
});

/** NUL is no text in PostgreSQL, and half a character none in UTF-8. */
const storable = (_name: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '').slice(0, LONGEST).toWellFormed() : value;

/** Takes away some of what is older than the database keeps (decision 178); it refuses to lose anything younger. */
export const SWEEP_ACCESSES: Statement = {
  text: `
    delete from data_access
    where id in (select id from data_access where at < now() - interval '2 years' order by at limit 1000)`,
  values: [],
};
