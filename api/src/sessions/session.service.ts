import { randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import sql from 'sql-template-tag';
import type { Config } from '../platform/config.ts';
import type { Services } from '../platform/context.ts';
import { named } from '../database/namedStatement.ts';
import { forbidden } from '../platform/errors.ts';
import { versionsSql } from '../platform/topics.ts';
import type { Caller } from '../platform/viewer/viewer.ts';
import { hashOfToken, isOpen } from './session.query.ts';

/** The refusal of someone who may not sign in (sign-in.md, What a failed sign-in says). */
export const ACCESS_DENIED = 'Access denied. Please contact your manager.';

/** A session ends after this long whatever happens (rules.md, Sign-in, sessions and invites). */
const LONGEST_SESSION_MS = 24 * 60 * 60_000;
const TOKEN_BYTES = 32;

/**
 * Opens a session and returns its token, the only time that anyone sees it: the store has only its SHA-256.
 * @throws FORBIDDEN when the employee is not active, also when they are deactivated at this moment
 */
export async function startSession(services: Services, employeeId: number): Promise<{ token: string }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const now = services.clock.now();
  // `for share` waits for a deactivation in flight, so that no session slips in behind it.
  const session = await services.database.row(
    `insert into session (token_hash, employee_id, created_at, last_used_at, expires_at)
     select $2::bytea, e.id, $3::timestamptz, $3::timestamptz, $4::timestamptz
     from employee e where e.id = $1 and e.is_active for share
     returning id`,
    [employeeId, hashOfToken(token), now, new Date(now.getTime() + LONGEST_SESSION_MS)],
  );
  if (!session) throw forbidden(ACCESS_DENIED);
  return { token };
}

/**
 * Who holds this token, as of now; nobody when the session was ended, was left idle, is a day old, or its person is
 * not active. Each look-up counts as activity, which waits for no disk and no standby: a call that only reads must not.
 */
export async function authenticate(
  services: Services,
  limits: Config['session'],
  token: string | undefined,
): Promise<Caller | undefined> {
  const hash = hashOfToken(token);
  if (!hash) return undefined;
  const now = services.clock.now();
  const touchedBefore = new Date(now.getTime() - touchEveryMs(limits.idleMinutes * 60_000));
  return services.database.row<Caller>(
    named(
      'session',
      sql`
      with live as (
        select s.id, s.last_used_at, e.id as employee_id, e.name, e.email, e.position, e.team
        from session s join employee e on e.id = s.employee_id
        where s.token_hash = ${hash} and ${isOpen(now, limits)}
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

/** Signs out: the token fails at the next call. */
export async function endSession({ database, clock }: Services, sessionId: number): Promise<void> {
  await database.rows('update session set revoked_at = $2 where id = $1 and revoked_at is null', [
    sessionId,
    clock.now(),
  ]);
}

/**
 * Ends every session and access token of someone who is deactivated or whose sign-in is unlinked, for good:
 * reactivation does not bring them back. Locks the employee first, so that a sign-in at this moment either is ended too or is refused.
 */
export async function endSessionsOf(em: SqlEntityManager, employeeId: number, now: Date): Promise<void> {
  await em.execute('select id from employee where id = ? for no key update', [employeeId]);
  for (const table of ['session', 'access_token']) {
    await em.execute(`update ${table} set revoked_at = ? where employee_id = ? and revoked_at is null`, [
      now,
      employeeId,
    ]);
  }
}

/** Activity is stored at most this often, so an idle session may end this much early, never late. */
const touchEveryMs = (idleMs: number) => Math.min(2_000, idleMs / 50);
