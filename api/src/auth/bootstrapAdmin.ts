import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../platform/context.ts';
import { type EmployeeFieldsRow, employeeFields } from '../employees/employee.fields.ts';
import { employeeHistory, SIGN_IN_LINKED } from '../employees/employee.history.ts';
import { type Author, recordChange } from '../history/record.ts';
import { selectColumnsSql } from '../platform/rest/entityFields.ts';
import { ADMIN } from '../rules/people/positions.ts';
import { endSessionsOf } from '../sessions/session.service.ts';
import { localPart } from './identity.ts';

/** Any number that only we use: instances that start together look for an admin one at a time. */
const BOOTSTRAP_LOCK = 4_150_002;

type StoreAccess = Pick<Services, 'database' | 'clock'>;

/**
 * Makes the holder of this e-mail an active admin when the store has none (`BOOTSTRAP_ADMIN_EMAIL`); someone who is
 * already recorded is promoted and reactivated. Any number of starters may call it at once.
 * @returns whether an admin was made
 */
export const bootstrapAdmin = (store: StoreAccess, email: string): Promise<boolean> =>
  makeAdmin(store, email, { isForced: false });

/**
 * Makes the holder of this e-mail an active admin, whoever else is one, and unlinks their sign-in, so that the next
 * sign-in by this e-mail links the account (OPERATIONS.md, An admin who cannot sign in).
 */
export async function letAdminIn(store: StoreAccess, email: string): Promise<void> {
  await makeAdmin(store, email, { isForced: true });
}

function makeAdmin(
  { database, clock }: StoreAccess,
  email: string,
  { isForced }: { readonly isForced: boolean },
): Promise<boolean> {
  return database.transaction(async (em, writer) => {
    await em.execute('select pg_advisory_xact_lock(?)', [BOOTSTRAP_LOCK]);
    const before = await employeeOf(em, email);
    const made = await em.execute(
      `insert into employee (name, email, position)
       select ?, ?, ? where ? or not exists (select from employee where position = ? and is_active)
       on conflict (lower(email)) do update set position = excluded.position, is_active = true,
         identity_subject = case when ? then null else employee.identity_subject end
       returning id`,
      [localPart(email), email, ADMIN, isForced, ADMIN, isForced],
    );
    const after = await employeeOf(em, email);
    if (made.length === 0 || !after) return false;
    if (isForced) await endSessionsOf(em, after.id, clock.now());
    const author: Author = { employeeId: null, at: clock.now(), source: { door: 'store' } };
    const of = { personId: after.id, name: after.name };
    await recordChange(writer, author, employeeHistory, { of, before: before ?? null, after });
    return true;
  });
}

interface FoundEmployee extends EmployeeFieldsRow {
  readonly id: number;
  readonly signIn: string | null;
}

async function employeeOf(em: SqlEntityManager, email: string) {
  const [employee] = await em.execute<FoundEmployee[]>(
    `select id, ${selectColumnsSql(employeeFields)}, case when identity_subject is not null then ? end as "signIn"
     from employee where lower(email) = lower(?)`,
    [SIGN_IN_LINKED, email],
  );
  return employee;
}
