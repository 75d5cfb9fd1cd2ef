import { defineEntity, p } from '@mikro-orm/postgresql';

/** A query that someone saved for themselves; its name is unique among theirs. */
export const SavedQuery = defineEntity({
  name: 'SavedQuery',
  tableName: 'saved_query',
  properties: {
    id: p.integer().primary(),
    employeeId: p.integer(),
    name: p.text(),
    document: p.text(),
    variables: p.text().strictNullable(),
    savedAt: p.datetime(),
  },
});
