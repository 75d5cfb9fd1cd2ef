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
 * A number that grows with every transaction that changes what people read: the sum of a few counters, of which each
 * connection advances its own, so that no two desks wait for each other. It is advanced at the commit, so that whoever
 * sees the number sees the change.
 */
export class Migration20261121000004_store_version extends Migration {
  override up(): void {
    this.addSql(`
      create table store_version (
        shard smallint primary key,
        version bigint not null
      );
      insert into store_version (shard, version) select shard, 0 from generate_series(0, 31) as shard;

      create function advance_store_version() returns trigger language plpgsql as $$
        begin
          -- Once a transaction is enough.
          if current_setting('salesfloor.advanced_by', true) is distinct from pg_current_xact_id()::text then
            update store_version set version = version + 1 where shard = pg_backend_pid() % 32;
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
