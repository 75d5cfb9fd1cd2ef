import sql from 'sql-template-tag';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CachedRows } from '../../platform/database/reader.ts';
import { requireAbility } from '../../platform/viewer/policy.ts';
import { canSetUpStore } from './newStore.policy.ts';
import type { NewStoreType } from './newStore.types.ts';

/** The row caches of stores that are known to be set up. All calls on a store share its cache. */
const completedStores = new WeakSet<CachedRows>();

/**
 * Returns whether the store is known to be set up. A positive result is remembered, so that later calls need
 * no query.
 */
export const isKnownComplete = ({ rowCache }: Database): boolean => completedStores.has(rowCache);

const CANNOT_SET_UP_MESSAGE = 'Only managers and admins can set up the store.';

/**
 * Returns which setup steps of a new store are done. Returns null once all steps are done or the setup list
 * was dismissed (new-store.md).
 * @throws FORBIDDEN
 */
export async function getSetupProgress({ viewer, database }: Context): Promise<NewStoreType | null> {
  requireAbility(canSetUpStore(viewer), CANNOT_SET_UP_MESSAGE);
  if (isKnownComplete(database)) return null;
  const row = await database.row<NewStoreType & { isDismissed: boolean }>(sql`
    select exists (select from dismissed_new_store) as "isDismissed",
      exists (select from employee offset 1) or exists (select from invite) as "hasPeople",
      exists (select from working_days) as "hasWorkingDays", exists (select from deal) as "hasDeals",
      exists (select from goal) as "hasGoals", exists (select from display) as "hasDisplay"`);
  if (!row) return null;
  const { isDismissed, ...steps } = row;
  if (!isDismissed && Object.values(steps).includes(false)) return steps;
  completedStores.add(database.rowCache);
  return null;
}

/** Dismisses the setup list for everyone. @throws FORBIDDEN */
export async function dismissNewStore({ viewer, database, clock }: Context): Promise<void> {
  requireAbility(canSetUpStore(viewer), CANNOT_SET_UP_MESSAGE);
  await database.writeInTransaction(writer =>
    writer.row(
      sql`insert into dismissed_new_store values (1, ${viewer.employeeId}, ${clock.now()}) on conflict do nothing`,
    ),
  );
}
