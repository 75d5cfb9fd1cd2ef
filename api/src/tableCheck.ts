import { raw } from 'sql-template-tag';
import { missingInTables } from './database/failures.ts';
import type { Reader } from './database/reader.ts';
import { dealFields } from './deals/deal.fields.ts';
import { employeeFields } from './employees/employee.fields.ts';
import { columnNamesOf } from './rest/nounFields.ts';
import { upFields } from './uplogs/up.fields.ts';

/** The nouns that a table of fields describes, by the tables that they are stored in. */
const NOUNS = { deal: dealFields, up_log_row: upFields, employee: employeeFields };

/**
 * Looks whether the tables have every field of the nouns, so that nothing starts on tables that a migration is missing for.
 * @throws with PostgreSQL's own sentence and what to do
 */
export async function demandFields(reader: Reader): Promise<void> {
  for (const [table, fields] of Object.entries(NOUNS)) {
    const columns = columnNamesOf(fields).join(', ');
    await reader.rows(raw(`select ${columns} from ${table} limit 0`)).catch(error => {
      throw new Error(missingInTables(error) ?? String(error), { cause: error });
    });
  }
}
