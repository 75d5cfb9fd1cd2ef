import { Migration } from '@mikro-orm/migrations';

/** What triggers call, and what reads deals: they name tables and functions without a schema. */
const FUNCTIONS = [
  'advance_store_version',
  'roll_up.after_insert',
  'roll_up.after_update',
  'roll_up.after_delete',
  'roll_up.rebuild',
];

/** Also for whoever restores rows with `pg_restore --data-only`, which empties the search path while triggers run. */
export class Migration20261122000080_functions_find_their_tables extends Migration {
  override up(): void {
    for (const name of FUNCTIONS) this.addSql(`alter function ${name}() set search_path from current`);
  }
}
