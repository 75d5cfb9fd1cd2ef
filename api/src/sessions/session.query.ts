import { createHash } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import type { Config } from '../platform/config.ts';
import type { Services } from '../platform/context.ts';
import { named } from '../database/namedStatement.ts';
import { versionsSql } from '../platform/topics.ts';
import type { Caller } from '../platform/viewer/viewer.ts';

const TOKEN_SHAPE = /^[\w-]{43}$/;

/** Of `session s join employee e`: not ended, its person active, not past its last hour, not left idle. */
export function isOpen(now: Date, { idleMinutes }: Pick<Config['session'], 'idleMinutes'>): Sql {
  const idleSince = new Date(now.getTime() - idleMinutes * 60_000);
  return sql`s.revoked_at is null and e.is_active and s.expires_at > ${now} and s.last_used_at > ${idleSince}`;
}

/** The stored hash of a token; undefined when it is no token of ours. */
export const hashOfToken = (token: string | undefined): Buffer | undefined =>
  token && TOKEN_SHAPE.test(token) ? createHash('sha256').update(token).digest() : undefined;

/** Who holds this token, as of now. Unlike `authenticate`, this does not count as activity. */
export async function recognise(
  { database, clock }: Services,
  limits: Config['session'],
  token: string | undefined,
): Promise<Caller | undefined> {
  const hash = hashOfToken(token);
  if (!hash) return undefined;
  return database.row<Caller>(
    named(
      'session_unattended',
      sql`
      select s.id as "sessionId", e.id as "employeeId", e.name, e.email, e.position, e.team,
        false as "isReadOnly", ${versionsSql}
      from session s join employee e on e.id = s.employee_id
      where s.token_hash = ${hash} and ${isOpen(clock.now(), limits)}`,
    ),
  );
}

/** Those of these sessions that are open, as of now. This does not count as activity. */
export async function openSessionsAmong(
  { database, clock }: Services,
  limits: Config['session'],
  sessionIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await database.rows<{ id: number }>(
    sql`select s.id from session s join employee e on e.id = s.employee_id
        where s.id = any(${sessionIds}) and ${isOpen(clock.now(), limits)}`,
  );
  return new Set(rows.map(row => row.id));
}
