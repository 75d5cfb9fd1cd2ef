import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../context.ts';
import { type EmployeeFieldsRow, employeeFields } from '../employees/employee.fields.ts';
import { employeeHistory } from '../employees/employee.history.ts';
import { type Author, recordChange } from '../history/record.ts';
import { columnsOf } from '../rest/nounFields.ts';
import { ADMIN } from '../rules/people/positions.ts';
import { localPart } from './identity.ts';

/** Any number that only we use: instances that start together look for an admin one at a time. */
const BOOTSTRAP_LOCK = 4_150_002;

/**
 * Makes the holder of this e-mail an active admin when the store has none (`BOOTSTRAP_ADMIN_EMAIL`); someone who is
 * already recorded is promoted and reactivated. Any number of starters may call it at once.
 * @returns whether an admin was made
 */
export function bootstrapAdmin(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  email: string,
): Promise<boolean> {
  return database.transaction(async (em, writer) => {
    await em.execute('select pg_advisory_xact_lock(?)', [BOOTSTRAP_LOCK]);
    const before = await employeeOf(em, email);
    const made = await em.execute(
      `insert into employee (name, email, position)
       select ?, ?, ? where not exists (select from employee where position = ? and is_active)
       on conflict (lower(email)) do update set position = excluded.position, is_active = true
       returning id`,
      [localPart(email), email, ADMIN, ADMIN],
    );
    const after = await employeeOf(em, email);
    if (made.length === 0 || !after) return false;
    const author: Author = { employeeId: null, at: clock.now(), source: { door: 'store' } };
    const of = { personId: after.id, name: after.name };
    await recordChange(writer, author, employeeHistory, { of, before: before ?? null, after });
    return true;
  });
}

async function employeeOf(em: SqlEntityManager, email: string) {
  const [employee] = await em.execute<({ readonly id: number } & EmployeeFieldsRow)[]>(
    `select id, ${columnsOf(employeeFields)} from employee where lower(email) = lower(?)`,
    [email],
  );
  return employee;
}
