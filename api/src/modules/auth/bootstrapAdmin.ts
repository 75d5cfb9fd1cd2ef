import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../platform/context.ts';
import { type HistoryAuthor, recordChange } from '../../platform/history/history.ts';
import { selectColumnsSql } from '../../platform/rest/entityFields.ts';
import { ADMIN } from '../../rules/people/positions.ts';
import { type EmployeeFieldsRow, employeeFields } from '../employees/employee.fields.ts';
import { employeeHistory, SIGN_IN_LINKED } from '../employees/employee.history.ts';
import { endSessionsOfEmployee } from '../sessions/session.service.ts';
import { localPart } from './identity.ts';

/**
 * The number of an advisory lock. With this lock, servers that start at the same time check for an admin one
 * after another.
 */
const BOOTSTRAP_LOCK = 4_150_002;

type StoreAccess = Pick<Services, 'database' | 'clock'>;

/**
 * Makes the owner of this email (`BOOTSTRAP_ADMIN_EMAIL`) an active admin if the store has no active admin.
 * An existing employee is promoted and reactivated. Several servers may call this function at the same time.
 * @returns true if the owner was made an admin
 */
export const bootstrapAdmin = (store: StoreAccess, email: string): Promise<boolean> =>
  makeAdmin(store, email, { isForced: false });

/**
 * Makes the owner of this email an active admin, even if the store has other admins, and unlinks the owner's
 * account. The next sign-in with this email links an account again (OPERATIONS.md, An admin who cannot sign
 * in).
 */
export async function restoreAdminAccess(store: StoreAccess, email: string): Promise<void> {
  await makeAdmin(store, email, { isForced: true });
}

function makeAdmin(
  { database, clock }: StoreAccess,
  email: string,
  { isForced }: { readonly isForced: boolean },
): Promise<boolean> {
  return database.transaction(async (em, writer) => {
    await em.execute('select pg_advisory_xact_lock(?)', [BOOTSTRAP_LOCK]);
    const before = await findEmployeeByEmail(em, email);
    const changed = await em.execute(
      `insert into employee (name, email, position)
       select ?, ?, ? where ? or not exists (select from employee where position = ? and is_active)
       on conflict (lower(email)) do update set position = excluded.position, is_active = true,
         identity_subject = case when ? then null else employee.identity_subject end
       returning id`,
      [localPart(email), email, ADMIN, isForced, ADMIN, isForced],
    );
    const after = await findEmployeeByEmail(em, email);
    if (changed.length === 0 || !after) return false;
    if (isForced) await endSessionsOfEmployee(em, after.id, clock.now());
    const author: HistoryAuthor = { employeeId: null, at: clock.now(), source: { channel: 'store' } };
    const subject = { personId: after.id, name: after.name };
    await recordChange(writer, author, employeeHistory, { subject, before: before ?? null, after });
    return true;
  });
}

interface EmployeeWithSignIn extends EmployeeFieldsRow {
  readonly id: number;
  readonly signIn: string | null;
}

async function findEmployeeByEmail(em: SqlEntityManager, email: string) {
  const [employee] = await em.execute<EmployeeWithSignIn[]>(
    `select id, ${selectColumnsSql(employeeFields)}, case when identity_subject is not null then ? end as "signIn"
     from employee where lower(email) = lower(?)`,
    [SIGN_IN_LINKED, email],
  );
  return employee;
}
