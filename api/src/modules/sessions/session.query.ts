import { createHash } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import type { Config } from '../../platform/config.ts';
import type { Services } from '../../platform/context.ts';
import { nameStatement } from '../../platform/database/sqlHelpers.ts';
import { versionsSql } from '../../platform/topics.ts';
import type { Caller } from '../../platform/viewer/viewer.ts';

const TOKEN_PATTERN = /^[\w-]{43}$/;

/**
 * Builds the condition of a usable session for `session s join employee e`. A usable session is not revoked,
 * expired or idle for too long, and its employee is active.
 */
export function usableSessionSql(now: Date, { idleMinutes }: Pick<Config['session'], 'idleMinutes'>): Sql {
  const idleSince = new Date(now.getTime() - idleMinutes * 60_000);
  return sql`s.revoked_at is null and e.is_active and s.expires_at > ${now} and s.last_used_at > ${idleSince}`;
}

/**
 * Returns the stored hash of a token. Returns undefined if the token does not have the format of a session
 * token.
 */
export const hashSessionToken = (token: string | undefined): Buffer | undefined =>
  token && TOKEN_PATTERN.test(token) ? createHash('sha256').update(token).digest() : undefined;

/**
 * Finds the person of a session token, with current data. Unlike `authenticate`, this function does not count
 * the call as activity.
 */
export async function findCallerWithoutActivity(
  { database, clock }: Services,
  limits: Config['session'],
  token: string | undefined,
): Promise<Caller | undefined> {
  const hash = hashSessionToken(token);
  if (!hash) return undefined;
  return database.row<Caller>(
    nameStatement(
      'session_unattended',
      sql`
      select s.id as "sessionId", e.id as "employeeId", e.name, e.email, e.position, e.team,
        false as "isReadOnly", ${versionsSql}
      from session s join employee e on e.id = s.employee_id
      where s.token_hash = ${hash} and ${usableSessionSql(clock.now(), limits)}`,
    ),
  );
}

/** Returns which of these sessions are usable now. The call does not count as activity. */
export async function findUsableSessions(
  { database, clock }: Services,
  limits: Config['session'],
  sessionIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await database.rows<{ id: number }>(
    sql`select s.id from session s join employee e on e.id = s.employee_id
        where s.id = any(${sessionIds}) and ${usableSessionSql(clock.now(), limits)}`,
  );
  return new Set(rows.map(row => row.id));
}
