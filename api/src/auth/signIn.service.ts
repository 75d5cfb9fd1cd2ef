import type { Config } from '../platform/config.ts';
import type { Services } from '../platform/context.ts';
import { employeeFields } from '../employees/employee.fields.ts';
import { employeeHistory, SIGN_IN_LINKED } from '../employees/employee.history.ts';
import type { ReadEmployee } from '../employees/employee.query.ts';
import { forbidden } from '../platform/errors.ts';
import { type Author, recordChange } from '../history/record.ts';
import { announce } from '../live/announce.ts';
import type { AttachAccess } from '../platform/accessDetails.ts';
import { selectColumnsSql } from '../platform/rest/entityFields.ts';
import type { Position } from '../rules/people/positions.ts';
import type { TeamId } from '../rules/people/teams.ts';
import { ACCESS_DENIED, startSession } from '../sessions/session.service.ts';
import { type Identity, identifyByAccessToken } from './identity.ts';

/** The signed-in person as the browser stores it (sign-in.md, Session). */
export interface SignedInUser {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly position: Position;
  readonly team: TeamId | null;
}

interface Match extends SignedInUser {
  readonly isActive: boolean;
}

const USER_COLUMNS = 'id, name, email, position, team';

/**
 * Signs in whoever holds this access token of the identity provider.
 * @throws BAD_INPUT when the provider refuses the token
 * @throws FORBIDDEN when that person is not an active employee
 */
export async function signIn(
  services: Services,
  config: Pick<Config, 'graphUrl' | 'microsoft'>,
  accessToken: string,
  noteAccess: AttachAccess,
): Promise<{ user: SignedInUser; token: string }> {
  noteAccess({ action: 'refuse' }); // until it is not
  const identity = await identifyByAccessToken(config, accessToken);
  noteAccess({ action: 'refuse', name: identity.email });
  const match = await employeeOf(services, identity);
  if (match) noteAccess({ action: 'refuse', name: identity.email, employeeId: match.id });
  if (!match?.isActive) throw forbidden(ACCESS_DENIED);
  const { isActive: _, ...user } = match;
  const session = await startSession(services, user.id);
  noteAccess({ action: 'signIn', employeeId: user.id });
  return { user, ...session };
}

/**
 * An employee is matched by the provider's stable subject once known, before that by e-mail: that of the account's
 * mail, else that of its sign-in name (rules.md, Sign-in).
 * Two first sign-ins at once: the later finds the e-mail already taken up, and then itself by subject.
 */
async function employeeOf(services: Services, identity: Identity): Promise<Match | undefined> {
  return (
    (await findBySubject(services, identity.subject)) ??
    (await rememberSubject(services, identity)) ??
    (await findBySubject(services, identity.subject))
  );
}

const findBySubject = ({ database }: Services, subject: string) =>
  database.row<Match>(
    `select ${USER_COLUMNS}, is_active as "isActive" from employee where identity_subject = $1`,
    [subject],
  );

/** The first sign-in, or the first after an unlinking; a name that only stood for the e-mail gives way to the person's own. */
const rememberSubject = ({ database, clock }: Services, { subject, addresses, name }: Identity) =>
  database.writeTogether(async writer => {
    const before = await writer.row<ReadEmployee>({
      text: `select id, ${selectColumnsSql(employeeFields)} from employee
        where lower(email) = any($1) and identity_subject is null and is_active
        order by array_position($1::text[], lower(email)) limit 1 for update`,
      values: [addresses],
    });
    if (!before) return undefined;
    const match = await writer.row<Match>({
      text: `update employee
        set identity_subject = $1, name = case when name = split_part(email, '@', 1) then $3 else name end
        where id = $2 returning ${USER_COLUMNS}, is_active as "isActive"`,
      values: [subject, before.id, name],
    });
    if (!match) return undefined;
    const author: Author = { employeeId: match.id, at: clock.now(), source: { door: 'screen' } };
    const of = { personId: match.id, name: match.name };
    await recordChange(writer, author, employeeHistory, {
      of,
      before: { ...before, signIn: null },
      after: { ...match, signIn: SIGN_IN_LINKED },
    });
    await announce(writer, { topic: 'EMPLOYEES', days: [] });
    return match;
  });
