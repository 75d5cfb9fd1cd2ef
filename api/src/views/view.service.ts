import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../platform/context.ts';
import { conflict, notFound } from '../platform/errors.ts';
import { requireAbility } from '../platform/viewer/policy.ts';
import { FirstView, SavedView } from './view.entity.ts';
import type { ViewToSave } from './view.input.ts';
import { canChangeView } from './view.policy.ts';
import type { SavedViewRow } from './view.query.ts';

/** How many views one person saves at most, and the store. */
const MOST_PER_OWNER = 100;

/**
 * Saves a view under a name. The view of that list and very name is replaced: the viewer's own, or the store's.
 * @throws FORBIDDEN, CONFLICT when it would be one too many
 */
export async function saveView(context: Context, view: ViewToSave): Promise<SavedViewRow> {
  const { viewer, clock } = context;
  requireAbility(canChangeView(viewer, view), MAY_NOT_CHANGE);
  const { list, name, search, isForStore } = view;
  const employeeId = isForStore ? null : viewer.employeeId;
  return inTurn(context, async em => {
    if ((await em.count(SavedView, { employeeId, $not: { list, name } })) >= MOST_PER_OWNER)
      throw conflict(
        `There are ${MOST_PER_OWNER} such views already. Delete one that is no longer needed first.`,
      );
    const saved = await em.upsert(
      SavedView,
      { list, employeeId, name, search, savedAt: clock.now() },
      { onConflictFields: ['list', 'employeeId', 'name'] },
    );
    return presented(context, em, saved);
  });
}

/** Gives a view another name. @throws NOT_FOUND, FORBIDDEN, CONFLICT when another view of the list has the name */
export async function renameView(context: Context, id: number, name: string): Promise<SavedViewRow> {
  return inTurn(context, async em => {
    const view = await changeable(context, em, id);
    const { list, employeeId } = view;
    const namesake = await em.findOne(SavedView, { list, employeeId, name });
    if (namesake && namesake !== view) throw conflict('Another view has this name already.');
    view.name = name;
    await em.flush();
    return presented(context, em, view);
  });
}

/** Deletes a view; for whom it opened first, the list opens as it begins. @throws NOT_FOUND, FORBIDDEN */
export async function deleteView(context: Context, id: number): Promise<void> {
  await inTurn(context, async em => {
    await em.remove(await changeable(context, em, id)).flush();
  });
}

/** Whether a view, of one's own or the store's, opens first for the viewer; it takes the place of another. @throws NOT_FOUND */
export async function openViewFirst(context: Context, id: number, isFirst: boolean): Promise<SavedViewRow> {
  const { viewer } = context;
  return inTurn(context, async em => {
    const view = await visible(context, em, id);
    const { employeeId } = viewer;
    if (isFirst) await em.upsert(FirstView, { employeeId, list: view.list, viewId: id });
    else await em.nativeDelete(FirstView, { employeeId, viewId: id });
    return presented(context, em, view);
  });
}

const MAY_NOT_CHANGE = 'You may not change the store’s views.';

/** Changes of views follow each other, so that two people neither give one name twice nor pass the limit together. */
const inTurn = <Result>({ database }: Context, change: (em: SqlEntityManager) => Promise<Result>) =>
  database.transaction(async em => {
    await em.execute(`select pg_advisory_xact_lock(hashtextextended('saved views', 0))`);
    return change(em);
  });

/** A view that the viewer has; anyone else's own is as if it were not there. */
async function visible({ viewer }: Context, em: SqlEntityManager, id: number): Promise<SavedView> {
  const view = await em.findOne(SavedView, { id });
  if (!view || (view.employeeId !== null && view.employeeId !== viewer.employeeId))
    throw notFound('There is no such view. It may have been deleted.');
  return view;
}

async function changeable(context: Context, em: SqlEntityManager, id: number): Promise<SavedView> {
  const view = await visible(context, em, id);
  requireAbility(canChangeView(context.viewer, { isForStore: view.employeeId === null }), MAY_NOT_CHANGE);
  return view;
}

async function presented(
  { viewer }: Context,
  em: SqlEntityManager,
  { id, list, name, search, employeeId }: SavedView,
): Promise<SavedViewRow> {
  const firsts = await em.count(FirstView, { employeeId: viewer.employeeId, viewId: id });
  return { id, list, name, search, isForStore: employeeId === null, isFirst: firsts > 0 };
}
