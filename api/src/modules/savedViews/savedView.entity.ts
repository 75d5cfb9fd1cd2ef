import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';
import type { ViewedList } from './savedView.types.ts';

/** A named filter of a list. The name is unique for each owner (a person or the store) and list. */
export const SavedViewEntity = defineEntity({
  name: 'SavedView',
  tableName: 'saved_view',
  properties: {
    id: p.integer().primary(),
    list: p.text().$type<ViewedList>(),
    /** The id of the owner; null for a view of the store. */
    employeeId: p.integer().strictNullable(),
    name: p.text(),
    search: p.text(),
    savedAt: p.datetime(),
  },
});
export type SavedViewEntity = InferEntity<typeof SavedViewEntity>;

/** The view with which a list opens for a person. */
export const FirstView = defineEntity({
  name: 'FirstView',
  tableName: 'first_view',
  properties: {
    employeeId: p.integer().primary(),
    list: p.text().$type<ViewedList>().primary(),
    viewId: p.integer(),
  },
});
