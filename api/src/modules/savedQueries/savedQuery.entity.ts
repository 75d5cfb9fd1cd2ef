import { defineEntity, p } from '@mikro-orm/postgresql';

/** A person's saved query. The name is unique for each person. */
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
