import { Migration } from '@mikro-orm/migrations';

/** Units wanted of a month: of an employee, of a team, or of the store when neither is named. They belong to the settings. */
export class Migration20261123000010_goals extends Migration {
  override up(): void {
    this.addSql(`
      create table goal (
        month date not null check (extract(day from month) = 1),
        employee_id integer references employee,
        team smallint references team check (team <> 1),
        total numeric(5, 1) not null check (total > 0),
        new numeric(5, 1) check (new >= 0),
        used numeric(5, 1) check (used >= 0),
        check (num_nonnulls(employee_id, team) <= 1),
        check (total * 2 % 1 = 0 and new * 2 % 1 = 0 and used * 2 % 1 = 0),
        check ((new is null) = (used is null) and total = coalesce(new + used, total))
      );
      create unique index goal_whose on goal (month, coalesce(employee_id, 0), coalesce(team, 0));

      create or replace function advance_store_version() returns trigger language plpgsql set search_path from current as $$
        declare
          changed constant text := case
            when tg_table_name = 'deal' then 'DEALS'
            when tg_table_name in ('up_log', 'up_log_row') then 'UP_LOG'
            when tg_table_name in ('working_days', 'vacation_units', 'month_pot', 'to_do_days', 'goal') then 'SETTINGS'
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
      create constraint trigger goal_advances_version after insert or update or delete on goal
        deferrable initially deferred for each row execute function advance_store_version();
      create trigger goal_emptied_advances_version after truncate on goal
        for each statement execute function advance_store_version();
    `);
  }
}
