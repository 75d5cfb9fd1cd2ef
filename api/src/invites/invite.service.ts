import { randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../platform/context.ts';
import type { Statements } from '../database/reader.ts';
import { employeeHistory } from '../employees/employee.history.ts';
import { AppError, conflict, notFound } from '../platform/errors.ts';
import { authorOf, recordChange } from '../history/record.ts';
import { announce } from '../live/announce.ts';
import { requireAbility } from '../platform/viewer/policy.ts';
import { Invite } from './invite.entity.ts';
import { inviteHistory } from './invite.history.ts';
import { canManageInvites } from './invite.policy.ts';
import { MAY_NOT_INVITE, type PendingInvite } from './invite.query.ts';

/** How long an invite can be accepted (people.md, Invitations). */
const VALID_MS = 7 * 24 * 60 * 60_000;

const TOKEN_BYTES = 32;

/** How many invites one person makes within an hour; a store has a few dozen people. */
const MOST_PER_HOUR = 300;
const HOUR_MS = 60 * 60_000;

/**
 * Invites someone; a pending invite of the same e-mail is revoked.
 * @param email in lower case
 * @throws CONFLICT when that e-mail is an active employee's, TOO_MANY_REQUESTS for more than 300 within an hour
 */
export async function createInvite(context: Context, email: string): Promise<PendingInvite> {
  const { database, clock, viewer } = context;
  requireAbility(canManageInvites(viewer), MAY_NOT_INVITE);
  const createdAt = clock.now();
  return database.transaction(async (em, writer) => {
    await takeTurn(em, `invites by ${viewer.employeeId}`);
    await refuseTooMany(em, viewer.employeeId, createdAt);
    await takeTurn(em, `invite of ${email}`);
    // First, because it waits for an acceptance in flight: after that the person is an employee.
    const replaced = await em.execute<Revoked[]>(
      'update invite set revoked_at = ? where lower(email) = ? and accepted_at is null and revoked_at is null returning email',
      [createdAt, email],
    );
    await recordRevoked(writer, context, replaced);
    await refuseEmployees(em, email);
    const invite = em.create(Invite, {
      email,
      token: randomBytes(TOKEN_BYTES).toString('base64url'),
      createdBy: viewer.employeeId,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + VALID_MS),
    });
    await em.persist(invite).flush();
    const after = { email, acceptedBy: null };
    await recordChange(writer, authorOf(context), inviteHistory, {
      of: { name: email },
      before: null,
      after,
    });
    await announce(writer, { topic: 'EMPLOYEES', days: [] });
    const { id, token, expiresAt } = invite;
    return { id, email, token, createdById: viewer.employeeId, createdAt, expiresAt };
  });
}

/** Revokes a pending invite. @throws NOT_FOUND when it is not pending (any more) */
export async function revokeInvite(context: Context, id: number): Promise<void> {
  const { database, clock, viewer } = context;
  requireAbility(canManageInvites(viewer), MAY_NOT_INVITE);
  const now = clock.now();
  await database.transaction(async (em, writer) => {
    const revoked = await em.execute<Revoked[]>(
      `update invite set revoked_at = ?
       where id = ? and accepted_at is null and revoked_at is null and expires_at > ? returning email`,
      [now, id, now],
    );
    if (revoked.length === 0) throw notFound('There is no such pending invite.');
    await recordRevoked(writer, context, revoked);
    await announce(writer, { topic: 'EMPLOYEES', days: [] });
  });
}

/** A revoked invite, as a statement returns it. */
interface Revoked {
  readonly email: string;
}

/** Revoked invites have an end in the history. */
async function recordRevoked(
  writer: Statements,
  context: Context,
  revoked: readonly Revoked[],
): Promise<void> {
  for (const { email } of revoked) {
    const before = { email, acceptedBy: null };
    await recordChange(writer, authorOf(context), inviteHistory, {
      of: { name: email },
      before,
      after: null,
    });
  }
}

/** Counted in the store, so that it holds through both doors and on every server. */
async function refuseTooMany(em: SqlEntityManager, createdBy: number, now: Date): Promise<void> {
  const made = await em.count(Invite, { createdBy, createdAt: { $gt: new Date(now.getTime() - HOUR_MS) } });
  if (made >= MOST_PER_HOUR) {
    const sentence = `You made ${MOST_PER_HOUR} invites within an hour. Please try again later.`;
    throw new AppError('TOO_MANY_REQUESTS', sentence);
  }
}

/** Two managers who invite one person at once take turns, so that the later invite replaces the earlier; and so do two calls of one manager, whose invites are counted. */
const takeTurn = (em: SqlEntityManager, what: string) =>
  em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [what]);

/** An active employee may be invited only after an admin unlinked their sign-in, which the history knows. */
async function refuseEmployees(em: SqlEntityManager, email: string): Promise<void> {
  const active = await em.execute(
    `select from employee e where lower(e.email) = ? and e.is_active and (e.identity_subject is not null or not exists (
       select from store_change c where c.noun = ? and c.person_id = e.id and c.fields @> ?::jsonb))`,
    [email, employeeHistory.name, JSON.stringify([{ field: 'signIn', to: null }])],
  );
  if (active.length > 0) throw conflict('Someone with that e-mail is already an active employee.');
}
