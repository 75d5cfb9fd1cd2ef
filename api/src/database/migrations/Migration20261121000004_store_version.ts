import { Migration } from '@mikro-orm/migrations';

/** What people read in answers: a change of any of these changes the store's version. */
const READ_TABLES = [
  'position',
  'team',
  'employee',
  'deal',
  'working_days',
  'vacation_units',
  'month_pot',
  'up_log',
  'up_log_row',
];

/**
 * A number that grows with every transaction that changes what people read. Its triggers wait for the commit, so that
 * transactions queue for its one row at their very end only, and whoever sees the number sees the change.
 */
export class Migration20261121000004_store_version extends Migration {
  override up(): void {
    this.addSql(`
      create table store_version (
        is_only boolean primary key default true check (is_only),
        version bigint not null
      );
      insert into store_version (version) values (1);

      create function advance_store_version() returns trigger language plpgsql as $$
        begin
          -- Once a transaction is enough.
          if current_setting('salesfloor.advanced_by', true) is distinct from pg_current_xact_id()::text then
            update store_version set version = version + 1;
            perform set_config('salesfloor.advanced_by', pg_current_xact_id()::text, true);
          end if;
          return null;
        end
      $$;
    `);
    for (const table of READ_TABLES) {
      this.addSql(`
        create constraint trigger ${table}_advances_version after insert or update or delete on ${table}
          deferrable initially deferred for each row execute function advance_store_version();
        create trigger ${table}_emptied_advances_version after truncate on ${table}
          for each statement execute function advance_store_version();
      `);
    }
  }
}
