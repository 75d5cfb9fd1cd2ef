import type { AttachAccess } from '../../platform/accessDetails.ts';
import { notifyChange } from '../../platform/changeFeed/change.ts';
import type { Config } from '../../platform/config.ts';
import type { Services } from '../../platform/context.ts';
import { forbidden } from '../../platform/errors.ts';
import { type HistoryAuthor, recordChange } from '../../platform/history/history.ts';
import { selectColumnsSql } from '../../platform/rest/entityFields.ts';
import type { Position } from '../../rules/people/positions.ts';
import type { TeamId } from '../../rules/people/teams.ts';
import { employeeFields } from '../employees/employee.fields.ts';
import { employeeHistory, SIGN_IN_LINKED } from '../employees/employee.history.ts';
import type { StoredEmployeeRow } from '../employees/employee.query.ts';
import { ACCESS_DENIED_MESSAGE, startSession } from '../sessions/session.service.ts';
import { type Identity, identifyByAccessToken } from './identity.ts';

/** The signed-in person, as the browser stores it (sign-in.md, Session). */
export interface SignedInUser {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly position: Position;
  readonly team: TeamId | null;
}

interface MatchedEmployee extends SignedInUser {
  readonly isActive: boolean;
}

const USER_COLUMNS = 'id, name, email, position, team';

/**
 * Signs in the owner of an access token of the identity provider.
 * @throws BAD_INPUT if the provider rejects the token
 * @throws FORBIDDEN if the person is not an active employee
 */
export async function signIn(
  services: Services,
  config: Pick<Config, 'graphUrl' | 'microsoft'>,
  accessToken: string,
  attachAccess: AttachAccess,
): Promise<{ user: SignedInUser; token: string }> {
  attachAccess({ action: 'refuse' }); // the access is recorded as a rejected sign-in until the sign-in succeeds
  const identity = await identifyByAccessToken(config, accessToken);
  attachAccess({ action: 'refuse', name: identity.email });
  const employee = await findEmployee(services, identity);
  if (employee) attachAccess({ action: 'refuse', name: identity.email, employeeId: employee.id });
  if (!employee?.isActive) throw forbidden(ACCESS_DENIED_MESSAGE);
  const { isActive: _, ...user } = employee;
  const session = await startSession(services, user.id);
  attachAccess({ action: 'signIn', employeeId: user.id });
  return { user, ...session };
}

/**
 * Finds the employee of an identity by the provider's stable subject. If no employee has the subject,
 * searches by the addresses of the account (rules.md, Sign-in). Two first sign-ins of the same employee may
 * run at the same time. The later of the two sign-ins no longer finds the email, so it searches for the
 * subject again.
 */
async function findEmployee(services: Services, identity: Identity): Promise<MatchedEmployee | undefined> {
  return (
    (await findBySubject(services, identity.subject)) ??
    (await linkSubject(services, identity)) ??
    (await findBySubject(services, identity.subject))
  );
}

const findBySubject = ({ database }: Services, subject: string) =>
  database.row<MatchedEmployee>(
    `select ${USER_COLUMNS}, is_active as "isActive" from employee where identity_subject = $1`,
    [subject],
  );

/**
 * Links the account at the first sign-in, or at the first sign-in after an unlinking. If the employee's name
 * is only the local part of the email, the person's name replaces it.
 */
const linkSubject = ({ database, clock }: Services, { subject, addresses, name }: Identity) =>
  database.writeInTransaction(async writer => {
    const before = await writer.row<StoredEmployeeRow>({
      text: `select id, ${selectColumnsSql(employeeFields)} from employee
        where lower(email) = any($1) and identity_subject is null and is_active
        order by array_position($1::text[], lower(email)) limit 1 for update`,
      values: [addresses],
    });
    if (!before) return undefined;
    const employee = await writer.row<MatchedEmployee>({
      text: `update employee
        set identity_subject = $1, name = case when name = split_part(email, '@', 1) then $3 else name end
        where id = $2 returning ${USER_COLUMNS}, is_active as "isActive"`,
      values: [subject, before.id, name],
    });
    if (!employee) return undefined;
    const author: HistoryAuthor = { employeeId: employee.id, at: clock.now(), source: { channel: 'screen' } };
    const historySubject = { personId: employee.id, name: employee.name };
    await recordChange(writer, author, employeeHistory, {
      subject: historySubject,
      before: { ...before, signIn: null },
      after: { ...employee, signIn: SIGN_IN_LINKED },
    });
    await notifyChange(writer, { topic: 'EMPLOYEES', days: [] });
    return employee;
  });
