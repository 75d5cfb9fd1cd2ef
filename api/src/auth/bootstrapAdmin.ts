import type { Services } from '../context.ts';
import { ADMIN } from '../rules/people/positions.ts';
import { localPart } from './identity.ts';

/** Any number that only we use: instances that start together look for an admin one at a time. */
const BOOTSTRAP_LOCK = 4_150_002;

/**
 * Makes the holder of this e-mail an active admin when the store has none (`BOOTSTRAP_ADMIN_EMAIL`); someone who is
 * already recorded is promoted and reactivated. Any number of starters may call it at once.
 * @returns whether an admin was made
 */
export function bootstrapAdmin({ database }: Services, email: string): Promise<boolean> {
  return database.transaction(async em => {
    await em.execute('select pg_advisory_xact_lock(?)', [BOOTSTRAP_LOCK]);
    const made = await em.execute(
      `insert into employee (name, email, position)
       select ?, ?, ? where not exists (select from employee where position = ? and is_active)
       on conflict (lower(email)) do update set position = excluded.position, is_active = true
       returning id`,
      [localPart(email), email, ADMIN, ADMIN],
    );
    return made.length > 0;
  });
}
