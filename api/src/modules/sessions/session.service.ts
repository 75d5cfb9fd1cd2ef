import { randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import sql from 'sql-template-tag';
import type { Config } from '../../platform/config.ts';
import type { Services } from '../../platform/context.ts';
import { nameStatement } from '../../platform/database/sqlHelpers.ts';
import { forbidden } from '../../platform/errors.ts';
import { versionsSql } from '../../platform/topics.ts';
import type { Caller } from '../../platform/viewer/viewer.ts';
import { hashSessionToken, usableSessionSql } from './session.query.ts';

/** The error message for a rejected sign-in (sign-in.md, Sign-in errors). */
export const ACCESS_DENIED_MESSAGE = 'Access denied. Please contact your manager.';

/** Maximum lifetime of a session, even with constant activity (rules.md, Sign-in, sessions and invites). */
const MAX_SESSION_MS = 24 * 60 * 60_000;
const TOKEN_BYTES = 32;

/**
 * Starts a session and returns its token. Only this function returns the token, because the store has only
 * the SHA-256 hash of it.
 * @throws FORBIDDEN if the employee is inactive or is being deactivated at this moment
 */
export async function startSession(services: Services, employeeId: number): Promise<{ token: string }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const now = services.clock.now();
  // `for share` waits for a concurrent deactivation, so that no session starts after the deactivation.
  const session = await services.database.row(
    `insert into session (token_hash, employee_id, created_at, last_used_at, expires_at)
     select $2::bytea, e.id, $3::timestamptz, $3::timestamptz, $4::timestamptz
     from employee e where e.id = $1 and e.is_active for share
     returning id`,
    [employeeId, hashSessionToken(token), now, new Date(now.getTime() + MAX_SESSION_MS)],
  );
  if (!session) throw forbidden(ACCESS_DENIED_MESSAGE);
  return { token };
}

/**
 * Finds the person of a session token, with current data. Returns undefined if the session has ended or was
 * idle for too long, or if the employee is inactive. Each call counts as activity. The commit of the activity
 * waits neither for the disk nor for a standby, so that reads are not delayed.
 */
export async function authenticate(
  services: Services,
  limits: Config['session'],
  token: string | undefined,
): Promise<Caller | undefined> {
  const hash = hashSessionToken(token);
  if (!hash) return undefined;
  const now = services.clock.now();
  const touchedBefore = new Date(now.getTime() - minUpdateIntervalMs(limits.idleMinutes * 60_000));
  return services.database.row<Caller>(
    nameStatement(
      'session',
      sql`
      with live as (
        select s.id, s.last_used_at, e.id as employee_id, e.name, e.email, e.position, e.team
        from session s join employee e on e.id = s.employee_id
        where s.token_hash = ${hash} and ${usableSessionSql(now, limits)}
      ), touched as (
        update session set last_used_at = ${now} where id in (select id from live where last_used_at <= ${touchedBefore})
          and set_config('synchronous_commit', 'off', true) is not null
      )
      select id as "sessionId", employee_id as "employeeId", name, email, position, team,
        false as "isReadOnly", ${versionsSql}
      from live`,
    ),
  );
}

/** Ends the session of a sign-out. Its token is rejected from the next call on. */
export async function endSession({ database, clock }: Services, sessionId: number): Promise<void> {
  await database.rows('update session set revoked_at = $2 where id = $1 and revoked_at is null', [
    sessionId,
    clock.now(),
  ]);
}

/**
 * Ends all sessions and access tokens of an employee permanently, at a deactivation or an unlinking. Locks
 * the employee first, so that a concurrent sign-in is either ended or rejected.
 */
export async function endSessionsOfEmployee(
  em: SqlEntityManager,
  employeeId: number,
  now: Date,
): Promise<void> {
  await em.execute('select id from employee where id = ? for no key update', [employeeId]);
  for (const table of ['session', 'access_token']) {
    await em.execute(`update ${table} set revoked_at = ? where employee_id = ? and revoked_at is null`, [
      now,
      employeeId,
    ]);
  }
}

/**
 * Minimum time between two updates of the last activity. An idle session may end earlier than its limit by up
 * to this time, but never later.
 */
const minUpdateIntervalMs = (idleMs: number) => Math.min(2_000, idleMs / 50);
