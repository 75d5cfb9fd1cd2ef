import { Migration } from '@mikro-orm/migrations';

/**
 * The store's version, for each topic: an up that is written leaves the deals' version as it is. The sum over all of them is
 * still the version of the store, which a build from before reads. A table that is not named here changes every topic.
 */
export class Migration20261122000011_versions_by_topic extends Migration {
  override up(): void {
    this.addSql(`
      alter table store_version add column topic text;
      update store_version set topic = (array['DEALS', 'UP_LOG', 'SETTINGS', 'EMPLOYEES'])[shard / 8 + 1];

      create or replace function advance_store_version() returns trigger language plpgsql as $$
        declare
          changed constant text := case
            when tg_table_name = 'deal' then 'DEALS'
            when tg_table_name in ('up_log', 'up_log_row') then 'UP_LOG'
            when tg_table_name in ('working_days', 'vacation_units', 'month_pot', 'to_do_days') then 'SETTINGS'
            when tg_table_name in ('employee', 'team', 'position') then 'EMPLOYEES'
          end;
          advanced constant text := 'salesfloor.advanced_' || coalesce(lower(changed), 'all');
        begin
          -- Once a transaction is enough.
          if current_setting(advanced, true) is distinct from pg_current_xact_id()::text then
            update store_version set version = version + 1
            where (topic = changed or changed is null) and shard % 8 = pg_backend_pid() % 8;
            perform set_config(advanced, pg_current_xact_id()::text, true);
          end if;
          return null;
        end
      $$;
    `);
  }
}
