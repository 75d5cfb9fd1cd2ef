import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../platform/context.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { requireAbility } from '../../platform/viewer/policy.ts';
import { SavedQuery } from './savedQuery.entity.ts';
import type { SaveQueryForm } from './savedQuery.input.ts';
import { canExplore } from './savedQuery.policy.ts';
import { CANNOT_EXPLORE_MESSAGE, type SavedQueryRow } from './savedQuery.query.ts';

/** Maximum number of saved queries of one person. */
const MAX_PER_PERSON = 100;

/**
 * Saves a query under a name. Replaces the viewer's query with the same name.
 * @throws FORBIDDEN, CONFLICT for more than `MAX_PER_PERSON`
 */
export async function saveQuery(context: Context, query: SaveQueryForm): Promise<SavedQueryRow> {
  const { database, clock, viewer } = context;
  requireAbility(canExplore(viewer), CANNOT_EXPLORE_MESSAGE);
  const { employeeId } = viewer;
  return database.transaction(async em => {
    await waitForLock(em, employeeId);
    if ((await em.count(SavedQuery, { employeeId, name: { $ne: query.name } })) >= MAX_PER_PERSON)
      throw conflict(`You already have ${MAX_PER_PERSON} saved queries. Delete one before you save another.`);
    return em.upsert(
      SavedQuery,
      { ...query, employeeId, savedAt: clock.now() },
      { onConflictFields: ['employeeId', 'name'] },
    );
  });
}

/**
 * Deletes a query of the viewer.
 * @throws FORBIDDEN, NOT_FOUND if the query does not exist or belongs to another person
 */
export async function deleteSavedQuery({ database, viewer }: Context, id: number): Promise<void> {
  requireAbility(canExplore(viewer), CANNOT_EXPLORE_MESSAGE);
  await database.transaction(async em => {
    const deleted = await em.nativeDelete(SavedQuery, { id, employeeId: viewer.employeeId });
    if (deleted === 0) throw notFound('Saved query not found. It may have been deleted.');
  });
}

/**
 * Takes an advisory lock, so that a person's saves run one after another. Then saves from two tabs neither
 * duplicate a name nor exceed the limit.
 */
const waitForLock = (em: SqlEntityManager, employeeId: number) =>
  em.execute(`select pg_advisory_xact_lock(hashtextextended('saved queries of ' || ?::text, 0))`, [
    employeeId,
  ]);
