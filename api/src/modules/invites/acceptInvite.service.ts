import { LockMode, type SqlEntityManager } from '@mikro-orm/postgresql';
import type { AttachAccess } from '../../platform/accessDetails.ts';
import { notifyChange } from '../../platform/changeFeed/change.ts';
import type { Config } from '../../platform/config.ts';
import type { Services } from '../../platform/context.ts';
import { conflict, forbidden, notFound } from '../../platform/errors.ts';
import {
  type EntitySnapshot,
  type HistoryAuthor,
  recordChange,
  takeSnapshot,
} from '../../platform/history/history.ts';
import { SALESPERSON } from '../../rules/people/positions.ts';
import { type Identity, identifyByAccessToken } from '../auth/identity.ts';
import type { SignedInUser } from '../auth/signIn.service.ts';
import { Employee } from '../employees/employee.entity.ts';
import { employeeHistory } from '../employees/employee.history.ts';
import { endSessionsOfEmployee, startSession } from '../sessions/session.service.ts';
import { Invite } from './invite.entity.ts';
import { inviteHistory } from './invite.history.ts';
import { getInviteByToken, INVALID_INVITE_MESSAGE } from './invite.query.ts';

const OTHER_EMAIL_MESSAGE =
  'This invite is for another email address. Please sign in with the account that was invited.';
const OTHER_ACCOUNT_MESSAGE =
  'An employee with this email already signs in with another Microsoft account. Please contact your manager.';

/**
 * Accepts an invite with a Microsoft account. The email or sign-in name of the account must be the invited
 * email. The account's owner becomes an active salesperson without a team, and is signed in (rules.md,
 * Sign-in, sessions and invites).
 * @throws NOT_FOUND when the invite is used, revoked, expired or unknown
 * @throws FORBIDDEN for an account without the invited email
 * @throws BAD_INPUT when Microsoft rejects the token
 * @throws CONFLICT when the email belongs to an employee with another account
 */
export async function acceptInvite(
  services: Services,
  config: Pick<Config, 'graphUrl' | 'microsoft'>,
  token: string,
  microsoftAccessToken: string,
  attachAccess: AttachAccess,
): Promise<{ user: SignedInUser; token: string }> {
  attachAccess({ action: 'refuse' }); // recorded as a rejected sign-in until the sign-in succeeds
  const { id } = await getInviteByToken(services, token);
  const identity = await identifyByAccessToken(config, microsoftAccessToken);
  attachAccess({ action: 'refuse', name: identity.email });
  const user = await redeemInvite(services, id, identity);
  const session = await startSession(services, user.id);
  attachAccess({ action: 'signIn', employeeId: user.id });
  return { user, ...session };
}

/** Marks the invite as used under a lock, so that only one of several concurrent calls succeeds. */
function redeemInvite({ database, clock }: Services, id: number, identity: Identity): Promise<SignedInUser> {
  const now = clock.now();
  return database.transaction(async (em, writer) => {
    const invite = await em.findOne(Invite, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!invite || invite.acceptedAt || invite.revokedAt || invite.expiresAt <= now) {
      throw notFound(INVALID_INVITE_MESSAGE);
    }
    const invited = invite.email.toLowerCase();
    if (!identity.addresses.includes(invited)) throw forbidden(OTHER_EMAIL_MESSAGE);
    const { employee, before } = await findOrCreateEmployee(em, { ...identity, email: invited }, now);
    invite.acceptedAt = now;
    invite.acceptedBy = employee.id;
    await em.flush();
    const author: HistoryAuthor = { employeeId: employee.id, at: now, source: { channel: 'screen' } };
    const subject = { personId: employee.id, name: employee.name };
    await recordChange(writer, author, employeeHistory, { subject, before, after: employee });
    await recordChange(writer, author, inviteHistory, {
      subject: { name: invite.email },
      before: { email: invite.email, acceptedBy: null },
      after: invite,
    });
    await notifyChange(writer, { topic: 'EMPLOYEES', days: [] });
    const { name, email, position, team } = employee;
    return { id: employee.id, name, email, position, team };
  });
}

/**
 * The employee of the invited person, with the values from before the invite was accepted; null for a new
 * employee.
 */
interface InvitedEmployee {
  readonly employee: Employee;
  readonly before: EntitySnapshot<typeof employeeHistory.fields> | null;
}

/**
 * Reactivates the existing employee with the invited email, or creates a new employee. For an active
 * employee, changes only the linked account.
 */
async function findOrCreateEmployee(
  em: SqlEntityManager,
  identity: Identity,
  now: Date,
): Promise<InvitedEmployee> {
  const { existing, isEmailFree } = await findEmployee(em, identity);
  if (!existing) {
    const { name, email, subject: identitySubject } = identity;
    const employee = em.create(Employee, { name, email, identitySubject, team: null, createdAt: now });
    await em.persist(employee).flush();
    return { employee, before: null };
  }
  const before = takeSnapshot(employeeHistory, existing);
  existing.identitySubject = identity.subject;
  if (existing.isActive) return { employee: existing, before };
  await endSessionsOfEmployee(em, existing.id, now);
  if (isEmailFree) existing.email = identity.email;
  Object.assign(existing, { isActive: true, position: SALESPERSON, team: null });
  return { employee: existing, before };
}

/**
 * Finds the employee by the stable subject of the account, then by the invited email, then by any other
 * address of the account.
 */
async function findEmployee(em: SqlEntityManager, { subject, email, addresses }: Identity) {
  const byAddress = addresses.map(address => ({ email: { $ilike: escapeLikePattern(address) } }));
  const matchingEmployees = await em.find(
    Employee,
    { $or: [{ identitySubject: subject }, ...byAddress] },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  const bySubject = matchingEmployees.find(each => each.identitySubject === subject);
  const otherEmployees = matchingEmployees.filter(each => each !== bySubject);
  const byEmail = otherEmployees.find(each => each.email.toLowerCase() === email);
  if (!bySubject && byEmail?.identitySubject) throw conflict(OTHER_ACCOUNT_MESSAGE);
  const unlinkedEmployee = otherEmployees.find(each => !each.identitySubject);
  return { existing: bySubject ?? byEmail ?? unlinkedEmployee, isEmailFree: !bySubject || !byEmail };
}

/** Escapes `_` and `%`, so that they match literally. */
const escapeLikePattern = (email: string) => email.replace(/[\\%_]/g, '\\$&');
