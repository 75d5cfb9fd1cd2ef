import { randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { notifyChange } from '../../platform/changeFeed/change.ts';
import type { Context } from '../../platform/context.ts';
import type { StatementRunner } from '../../platform/database/reader.ts';
import { AppError, conflict, notFound } from '../../platform/errors.ts';
import { getHistoryAuthor, recordChange } from '../../platform/history/history.ts';
import { requireAbility } from '../../platform/viewer/policy.ts';
import { employeeHistory } from '../employees/employee.history.ts';
import { Invite } from './invite.entity.ts';
import { inviteHistory } from './invite.history.ts';
import { canManageInvites } from './invite.policy.ts';
import { CANNOT_INVITE_MESSAGE, type PendingInvite } from './invite.query.ts';

/** Period in which an invite can be accepted (people.md, Invitations). */
const VALID_MS = 7 * 24 * 60 * 60_000;

const TOKEN_BYTES = 32;

/** Maximum number of invites that one person may create within an hour. A store has a few dozen people. */
const MAX_PER_HOUR = 300;
const HOUR_MS = 60 * 60_000;

/**
 * Creates an invite. Revokes a pending invite of the same email.
 * @param email in lower case
 * @throws CONFLICT if the email belongs to an active employee, TOO_MANY_REQUESTS for more than 300 invites by
 * the viewer within an hour
 */
export async function createInvite(context: Context, email: string): Promise<PendingInvite> {
  const { database, clock, viewer } = context;
  requireAbility(canManageInvites(viewer), CANNOT_INVITE_MESSAGE);
  const createdAt = clock.now();
  return database.transaction(async (em, writer) => {
    await waitForLock(em, `invites by ${viewer.employeeId}`);
    await assertBelowHourlyLimit(em, viewer.employeeId, createdAt);
    await waitForLock(em, `invite of ${email}`);
    // This statement runs first, because it waits until a concurrent acceptance of the invite ends. After the
    // acceptance, the invited person is an employee.
    const revokedInvites = await em.execute<RevokedInvite[]>(
      'update invite set revoked_at = ? where lower(email) = ? and accepted_at is null and revoked_at is null returning email',
      [createdAt, email],
    );
    await recordRevocations(writer, context, revokedInvites);
    await assertNotEmployed(em, email);
    const invite = em.create(Invite, {
      email,
      token: randomBytes(TOKEN_BYTES).toString('base64url'),
      createdBy: viewer.employeeId,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + VALID_MS),
    });
    await em.persist(invite).flush();
    const after = { email, acceptedBy: null };
    await recordChange(writer, getHistoryAuthor(context), inviteHistory, {
      subject: { name: email },
      before: null,
      after,
    });
    await notifyChange(writer, { topic: 'EMPLOYEES', days: [] });
    const { id, token, expiresAt } = invite;
    return { id, email, token, createdById: viewer.employeeId, createdAt, expiresAt };
  });
}

/** Revokes a pending invite. @throws NOT_FOUND if it is not pending */
export async function revokeInvite(context: Context, id: number): Promise<void> {
  const { database, clock, viewer } = context;
  requireAbility(canManageInvites(viewer), CANNOT_INVITE_MESSAGE);
  const now = clock.now();
  await database.transaction(async (em, writer) => {
    const revokedInvites = await em.execute<RevokedInvite[]>(
      `update invite set revoked_at = ?
       where id = ? and accepted_at is null and revoked_at is null and expires_at > ? returning email`,
      [now, id, now],
    );
    if (revokedInvites.length === 0) throw notFound('Invite not found, or no longer pending.');
    await recordRevocations(writer, context, revokedInvites);
    await notifyChange(writer, { topic: 'EMPLOYEES', days: [] });
  });
}

/** A revoked invite, as a statement returns it. */
interface RevokedInvite {
  readonly email: string;
}

/** Records the revoked invites in the history. */
async function recordRevocations(
  writer: StatementRunner,
  context: Context,
  revokedInvites: readonly RevokedInvite[],
): Promise<void> {
  for (const { email } of revokedInvites) {
    const before = { email, acceptedBy: null };
    await recordChange(writer, getHistoryAuthor(context), inviteHistory, {
      subject: { name: email },
      before,
      after: null,
    });
  }
}

/**
 * Rejects an invite when its creator has reached the hourly limit. The invites are counted in the database,
 * so the limit applies to both APIs and all servers.
 */
async function assertBelowHourlyLimit(em: SqlEntityManager, createdBy: number, now: Date): Promise<void> {
  const count = await em.count(Invite, { createdBy, createdAt: { $gt: new Date(now.getTime() - HOUR_MS) } });
  if (count >= MAX_PER_HOUR) {
    const message = `You created ${MAX_PER_HOUR} invites in the last hour. Please try again later.`;
    throw new AppError('TOO_MANY_REQUESTS', message);
  }
}

/**
 * Takes an advisory lock. When two managers invite the same person concurrently, the later invite therefore
 * replaces the earlier invite. Concurrent invites of one manager are counted one after another.
 */
const waitForLock = (em: SqlEntityManager, name: string) =>
  em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);

/**
 * Rejects an invite for an active employee. Allows the invite when the history shows that an admin has
 * unlinked the sign-in of the employee.
 */
async function assertNotEmployed(em: SqlEntityManager, email: string): Promise<void> {
  const activeEmployees = await em.execute(
    `select from employee e where lower(e.email) = ? and e.is_active and (e.identity_subject is not null or not exists (
       select from store_change c where c.noun = ? and c.person_id = e.id and c.fields @> ?::jsonb))`,
    [email, employeeHistory.name, JSON.stringify([{ field: 'signIn', to: null }])],
  );
  if (activeEmployees.length > 0)
    throw conflict('An active employee already has this email and can sign in without an invite.');
}
