import sql from 'sql-template-tag';
import type { Context } from '../platform/context.ts';
import type { CachedRows } from '../database/cachedRows.ts';
import type { Database } from '../database/database.ts';
import { requireAbility } from '../platform/viewer/policy.ts';
import { canSetUpStore } from './newStore.policy.ts';
import type { NewStoreType } from './newStore.types.ts';

/** What all calls on a store share, of the stores that are known to be past their beginning. */
const past = new WeakSet<CachedRows>();

/** Whether nobody has to ask any more: it is known from the first answer on, and costs nothing. */
export const isKnownPast = ({ cached }: Database): boolean => past.has(cached);

const MAY_NOT = 'Only managers and admins set up the store.';

/** What a new store has of what it wants; null once all is there, or it was dismissed (new-store.md). @throws FORBIDDEN */
export async function newStore({ viewer, database }: Context): Promise<NewStoreType | null> {
  requireAbility(canSetUpStore(viewer), MAY_NOT);
  if (isKnownPast(database)) return null;
  const row = await database.row<NewStoreType & { isDismissed: boolean }>(sql`
    select exists (select from dismissed_new_store) as "isDismissed",
      exists (select from employee offset 1) or exists (select from invite) as "hasPeople",
      exists (select from working_days) as "hasWorkingDays", exists (select from deal) as "hasDeals",
      exists (select from goal) as "hasGoals", exists (select from display) as "hasDisplay"`);
  if (!row) return null;
  const { isDismissed, ...has } = row;
  if (!isDismissed && Object.values(has).includes(false)) return has;
  past.add(database.cached);
  return null;
}

/** Says for everyone that the store is set up. @throws FORBIDDEN */
export async function dismissNewStore({ viewer, database, clock }: Context): Promise<void> {
  requireAbility(canSetUpStore(viewer), MAY_NOT);
  await database.writeTogether(writer =>
    writer.row(
      sql`insert into dismissed_new_store values (1, ${viewer.employeeId}, ${clock.now()}) on conflict do nothing`,
    ),
  );
}
