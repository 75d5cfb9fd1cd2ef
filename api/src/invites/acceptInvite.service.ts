import { LockMode, type SqlEntityManager } from '@mikro-orm/postgresql';
import { type Identity, identifyByAccessToken } from '../auth/identity.ts';
import type { SignedInUser } from '../auth/signIn.service.ts';
import type { Config } from '../platform/config.ts';
import type { Services } from '../platform/context.ts';
import { Employee } from '../employees/employee.entity.ts';
import { employeeHistory } from '../employees/employee.history.ts';
import { conflict, forbidden, notFound } from '../platform/errors.ts';
import { type Author, recordChange } from '../history/record.ts';
import { asItStands, type Recorded } from '../history/recordedNoun.ts';
import { announce } from '../live/announce.ts';
import type { AttachAccess } from '../platform/accessDetails.ts';
import { SALESPERSON } from '../rules/people/positions.ts';
import { endSessionsOf, startSession } from '../sessions/session.service.ts';
import { Invite } from './invite.entity.ts';
import { inviteHistory } from './invite.history.ts';
import { INVALID_INVITE, inviteByToken } from './invite.query.ts';

const OTHER_EMAIL =
  'This invite is for another e-mail address. Please sign in with the account that was invited.';
const OTHER_ACCOUNT =
  'An employee with this e-mail signs in with another Microsoft account. Please contact your manager.';

/**
 * Makes the holder of a Microsoft account, whose mail or sign-in name must be the invited e-mail, an active salesperson
 * with no team, and signs them in (rules.md, Sign-in, sessions and invites; decision 040).
 * @throws NOT_FOUND when the invite is used, revoked, expired or unknown, FORBIDDEN for another e-mail, BAD_INPUT when
 *   Microsoft refuses the token, CONFLICT when the e-mail belongs to another account's employee
 */
export async function acceptInvite(
  services: Services,
  config: Pick<Config, 'graphUrl' | 'microsoft'>,
  token: string,
  microsoftAccessToken: string,
  noteAccess: AttachAccess,
): Promise<{ user: SignedInUser; token: string }> {
  noteAccess({ action: 'refuse' }); // until it is not
  const { id } = await inviteByToken(services, token);
  const identity = await identifyByAccessToken(config, microsoftAccessToken);
  noteAccess({ action: 'refuse', name: identity.email });
  const user = await useInvite(services, id, identity);
  const session = await startSession(services, user.id);
  noteAccess({ action: 'signIn', employeeId: user.id });
  return { user, ...session };
}

/** Under a lock of the invite, so that however many accept it at once, one does. */
function useInvite({ database, clock }: Services, id: number, identity: Identity): Promise<SignedInUser> {
  const now = clock.now();
  return database.transaction(async (em, writer) => {
    const invite = await em.findOne(Invite, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!invite || invite.acceptedAt || invite.revokedAt || invite.expiresAt <= now) {
      throw notFound(INVALID_INVITE);
    }
    const invited = invite.email.toLowerCase();
    if (!identity.addresses.includes(invited)) throw forbidden(OTHER_EMAIL);
    const { employee, before } = await employ(em, { ...identity, email: invited }, now);
    invite.acceptedAt = now;
    invite.acceptedBy = employee.id;
    await em.flush();
    const author: Author = { employeeId: employee.id, at: now, source: { door: 'screen' } };
    const of = { personId: employee.id, name: employee.name };
    await recordChange(writer, author, employeeHistory, { of, before, after: employee });
    await recordChange(writer, author, inviteHistory, {
      of: { name: invite.email },
      before: { email: invite.email, acceptedBy: null },
      after: invite,
    });
    await announce(writer, { topic: 'EMPLOYEES', days: [] });
    const { name, email, position, team } = employee;
    return { id: employee.id, name, email, position, team };
  });
}

/** Who the invited person is, and what they were before; null: nobody. */
interface Employed {
  readonly employee: Employee;
  readonly before: Recorded<typeof employeeHistory.fields> | null;
}

/** The employee of the invited `email`: their old one, or a new one. An active employee stays as they are. */
async function employ(em: SqlEntityManager, identity: Identity, now: Date): Promise<Employed> {
  const { known, isEmailFree } = await employeeOf(em, identity);
  if (!known) {
    const { name, email, subject: identitySubject } = identity;
    const employee = em.create(Employee, { name, email, identitySubject, team: null, createdAt: now });
    await em.persist(employee).flush();
    return { employee, before: null };
  }
  const before = asItStands(employeeHistory, known);
  known.identitySubject = identity.subject;
  if (known.isActive) return { employee: known, before };
  await endSessionsOf(em, known.id, now);
  if (isEmailFree) known.email = identity.email;
  Object.assign(known, { isActive: true, position: SALESPERSON, team: null });
  return { employee: known, before };
}

/** By the account's stable subject; until that is known by the invited e-mail, then by the account's other address. */
async function employeeOf(em: SqlEntityManager, { subject, email, addresses }: Identity) {
  const byAddress = addresses.map(address => ({ email: { $ilike: literal(address) } }));
  const found = await em.find(
    Employee,
    { $or: [{ identitySubject: subject }, ...byAddress] },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  const bySubject = found.find(each => each.identitySubject === subject);
  const others = found.filter(each => each !== bySubject);
  const byEmail = others.find(each => each.email.toLowerCase() === email);
  if (!bySubject && byEmail?.identitySubject) throw conflict(OTHER_ACCOUNT);
  const unlinked = others.find(each => !each.identitySubject);
  return { known: bySubject ?? byEmail ?? unlinked, isEmailFree: !bySubject || !byEmail };
}

/** An e-mail's own `_` and `%` mean themselves. */
const literal = (email: string) => email.replace(/[\\%_]/g, '\\$&');
