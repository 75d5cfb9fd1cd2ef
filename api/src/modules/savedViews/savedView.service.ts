import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../platform/context.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { requireAbility } from '../../platform/viewer/policy.ts';
import { FirstView, SavedViewEntity } from './savedView.entity.ts';
import type { SaveViewForm } from './savedView.input.ts';
import { canChangeView } from './savedView.policy.ts';
import type { SavedViewRow } from './savedView.query.ts';

/** Maximum number of views of one person, and of the store. */
const MAX_PER_OWNER = 100;

/**
 * Saves a view under a name. Replaces an existing view of the same owner and list with the same name.
 * @throws FORBIDDEN, CONFLICT for more than `MAX_PER_OWNER`
 */
export async function saveView(context: Context, view: SaveViewForm): Promise<SavedViewRow> {
  const { viewer, clock } = context;
  requireAbility(canChangeView(viewer, view), CANNOT_CHANGE_STORE_VIEWS_MESSAGE);
  const { list, name, search, isForStore } = view;
  const employeeId = isForStore ? null : viewer.employeeId;
  return runExclusively(context, async em => {
    if ((await em.count(SavedViewEntity, { employeeId, $not: { list, name } })) >= MAX_PER_OWNER)
      throw conflict(`There are already ${MAX_PER_OWNER} saved views. Delete one before you save another.`);
    const saved = await em.upsert(
      SavedViewEntity,
      { list, employeeId, name, search, savedAt: clock.now() },
      { onConflictFields: ['list', 'employeeId', 'name'] },
    );
    return toSavedViewRow(context, em, saved);
  });
}

/**
 * Renames a view.
 * @throws NOT_FOUND, FORBIDDEN, CONFLICT if another view of the same owner and list has the name
 */
export async function renameView(context: Context, id: number, name: string): Promise<SavedViewRow> {
  return runExclusively(context, async em => {
    const view = await findEditableView(context, em, id);
    const { list, employeeId } = view;
    const viewWithName = await em.findOne(SavedViewEntity, { list, employeeId, name });
    if (viewWithName && viewWithName !== view)
      throw conflict('Another view already has this name. Choose another name.');
    view.name = name;
    await em.flush();
    return toSavedViewRow(context, em, view);
  });
}

/**
 * Deletes a view. A list that opened with this view then opens with its default view.
 * @throws NOT_FOUND, FORBIDDEN
 */
export async function deleteView(context: Context, id: number): Promise<void> {
  await runExclusively(context, async em => {
    await em.remove(await findEditableView(context, em, id)).flush();
  });
}

/**
 * Sets or clears the view with which its list opens for the viewer. A new first view of a list replaces the
 * previous first view.
 * @throws NOT_FOUND
 */
export async function openViewFirst(context: Context, id: number, isFirst: boolean): Promise<SavedViewRow> {
  const { viewer } = context;
  return runExclusively(context, async em => {
    const view = await findVisibleView(context, em, id);
    const { employeeId } = viewer;
    if (isFirst) await em.upsert(FirstView, { employeeId, list: view.list, viewId: id });
    else await em.nativeDelete(FirstView, { employeeId, viewId: id });
    return toSavedViewRow(context, em, view);
  });
}

const CANNOT_CHANGE_STORE_VIEWS_MESSAGE =
  'Only managers, office staff and admins can change the store’s views.';

/**
 * Runs changes of views one after another, so that concurrent changes neither duplicate a name nor exceed the
 * limit.
 */
const runExclusively = <Result>({ database }: Context, change: (em: SqlEntityManager) => Promise<Result>) =>
  database.transaction(async em => {
    await em.execute(`select pg_advisory_xact_lock(hashtextextended('saved views', 0))`);
    return change(em);
  });

/**
 * Returns a view that the viewer may open.
 * @throws NOT_FOUND, also for private views of other people
 */
async function findVisibleView(
  { viewer }: Context,
  em: SqlEntityManager,
  id: number,
): Promise<SavedViewEntity> {
  const view = await em.findOne(SavedViewEntity, { id });
  if (!view || (view.employeeId !== null && view.employeeId !== viewer.employeeId))
    throw notFound('View not found. It may have been deleted.');
  return view;
}

async function findEditableView(
  context: Context,
  em: SqlEntityManager,
  id: number,
): Promise<SavedViewEntity> {
  const view = await findVisibleView(context, em, id);
  requireAbility(
    canChangeView(context.viewer, { isForStore: view.employeeId === null }),
    CANNOT_CHANGE_STORE_VIEWS_MESSAGE,
  );
  return view;
}

async function toSavedViewRow(
  { viewer }: Context,
  em: SqlEntityManager,
  { id, list, name, search, employeeId }: SavedViewEntity,
): Promise<SavedViewRow> {
  const firstCount = await em.count(FirstView, { employeeId: viewer.employeeId, viewId: id });
  return { id, list, name, search, isForStore: employeeId === null, isFirst: firstCount > 0 };
}
