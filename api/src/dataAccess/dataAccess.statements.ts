import { createHash } from 'node:crypto';
import type { Statement } from '../database/writer.ts';
import type { DataAccess } from '../noteAccess.ts';

const HOUR_MS = 60 * 60_000;

/** Equal accesses of an hour are one row, which counts them. */
export interface CountedAccess extends DataAccess {
  readonly times: number;
}

/** Characters; the rest of a longer filter is left out. */
const LONGEST = 1_000;

/** What equal accesses of an hour have in common. */
export function keyOf(access: DataAccess): string {
  const { action, employeeId, name, door, origin, address, filter, isBrokenOff, at } = access;
  const hour = Math.floor(at.getTime() / HOUR_MS);
  const parts = [hour, action, employeeId, name, door, origin, address, filter, isBrokenOff];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** Records accesses, or adds them to the equal ones of their hour: nothing else of a row ever changes. */
export function recordAccesses(accesses: readonly CountedAccess[]): Statement {
  const rows = accesses.map(access => ({
    key: `\\x${keyOf(access)}`,
    action: access.action,
    employee_id: access.employeeId,
    name: storable(access.name),
    door: access.door,
    origin: access.origin,
    address: storable(access.address),
    filter: storable(access.filter),
    is_broken_off: access.isBrokenOff,
    at: access.at,
    times: access.times,
    lines: access.lines,
  }));
  return {
    name: 'record accesses',
    // In one order, so that instances that add to the same rows wait for each other, and not in a circle.
    text: `
      insert into data_access (key, action, employee_id, name, door, origin, address, filter, is_broken_off, at, times, lines)
      select key, action, employee_id, name, door, origin, address, filter, is_broken_off, at, times, lines
      from json_populate_recordset(null::data_access, $1) order by key
      on conflict (key) do update set times = data_access.times + excluded.times, lines = data_access.lines + excluded.lines`,
    values: [JSON.stringify(rows)],
  };
}

/** Takes away some of what is older than the database keeps (decision 178); it refuses to lose anything younger. */
export const SWEEP_ACCESSES: Statement = {
  name: 'sweep accesses',
  text: `
    delete from data_access
    where id in (select id from data_access where at < now() - interval '2 years' order by at limit 1000)`,
  values: [],
};

/** NUL is no text in PostgreSQL, and half a character none in UTF-8. */
const storable = (text: string | null): string | null =>
  text === null ? null : text.replaceAll('\0', '').slice(0, LONGEST).toWellFormed();
