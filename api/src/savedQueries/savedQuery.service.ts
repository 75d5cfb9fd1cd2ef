import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../platform/context.ts';
import { conflict, notFound } from '../platform/errors.ts';
import { requireAbility } from '../platform/viewer/policy.ts';
import { SavedQuery } from './savedQuery.entity.ts';
import type { QueryToSave } from './savedQuery.input.ts';
import { canExplore } from './savedQuery.policy.ts';
import { MAY_NOT_EXPLORE, type SavedQueryRow } from './savedQuery.query.ts';

/** How many queries one person saves at most. */
const MOST_PER_PERSON = 100;

/**
 * Saves a query under a name; the viewer's query of that very name is replaced.
 * @throws FORBIDDEN, CONFLICT when it would be one too many
 */
export async function saveQuery(context: Context, query: QueryToSave): Promise<SavedQueryRow> {
  const { database, clock, viewer } = context;
  requireAbility(canExplore(viewer), MAY_NOT_EXPLORE);
  const { employeeId } = viewer;
  return database.transaction(async em => {
    await takeTurn(em, employeeId);
    if ((await em.count(SavedQuery, { employeeId, name: { $ne: query.name } })) >= MOST_PER_PERSON)
      throw conflict(
        `You keep ${MOST_PER_PERSON} queries already. Delete one that you no longer need first.`,
      );
    return em.upsert(
      SavedQuery,
      { ...query, employeeId, savedAt: clock.now() },
      { onConflictFields: ['employeeId', 'name'] },
    );
  });
}

/** Deletes a query of the viewer's own. @throws FORBIDDEN, NOT_FOUND when it is not theirs or not there */
export async function deleteSavedQuery({ database, viewer }: Context, id: number): Promise<void> {
  requireAbility(canExplore(viewer), MAY_NOT_EXPLORE);
  await database.transaction(async em => {
    const deleted = await em.nativeDelete(SavedQuery, { id, employeeId: viewer.employeeId });
    if (deleted === 0) throw notFound('You have no such saved query.');
  });
}

/** One person's saves follow each other, so that two tabs neither make one name twice nor pass the limit together. */
const takeTurn = (em: SqlEntityManager, employeeId: number) =>
  em.execute(`select pg_advisory_xact_lock(hashtextextended('saved queries of ' || ?::text, 0))`, [
    employeeId,
  ]);
