import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';
import type { ViewedList } from './view.types.ts';

/** A filter of a list by name; its name is unique among its owner's of that list, or the store's. */
export const SavedView = defineEntity({
  name: 'SavedView',
  tableName: 'saved_view',
  properties: {
    id: p.integer().primary(),
    list: p.text().$type<ViewedList>(),
    /** Null for the store's. */
    employeeId: p.integer().strictNullable(),
    name: p.text(),
    search: p.text(),
    savedAt: p.datetime(),
  },
});
export type SavedView = InferEntity<typeof SavedView>;

/** The view that opens first, for a person and a list. */
export const FirstView = defineEntity({
  name: 'FirstView',
  tableName: 'first_view',
  properties: {
    employeeId: p.integer().primary(),
    list: p.text().$type<ViewedList>().primary(),
    viewId: p.integer(),
  },
});
