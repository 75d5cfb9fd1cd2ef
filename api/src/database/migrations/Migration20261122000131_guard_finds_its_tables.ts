import { Migration } from '@mikro-orm/migrations';

/** What guards closed months names tables and functions without a schema. */
const FUNCTIONS = [
  'demand_open_month(date)',
  'deal_demands_open_months()',
  'setting_demands_open_months()',
  'demand_open_months()',
];

/** As `Migration20261122000080_functions_find_their_tables`, for the guard. */
export class Migration20261122000131_guard_finds_its_tables extends Migration {
  override up(): void {
    for (const name of FUNCTIONS) this.addSql(`alter function ${name} set search_path from current`);
  }
}
