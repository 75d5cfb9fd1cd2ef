import { Migration } from '@mikro-orm/migrations';

const TABLES_BY_TOPIC = {
  DEALS: ['deal'],
  UP_LOG: ['up_log', 'up_log_row'],
  SETTINGS: ['working_days', 'vacation_units', 'month_pot', 'to_do_days', 'goal'],
  EMPLOYEES: ['employee', 'team', 'position'],
};

/**
 * Each trigger that advances a version names the topic, so that a new table brings its own triggers and leaves the function as
 * it is. A trigger that names none, as that of the closings, advances every topic.
 */
export class Migration20261123000200_a_trigger_names_its_topic extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function advance_store_version() returns trigger language plpgsql set search_path from current as $$
        declare
          changed constant text := tg_argv[0];
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
    for (const [topic, tables] of Object.entries(TABLES_BY_TOPIC)) {
      for (const table of tables) {
        this.addSql(`
          drop trigger ${table}_advances_version on ${table};
          create constraint trigger ${table}_advances_version after insert or update or delete on ${table}
            deferrable initially deferred for each row execute function advance_store_version('${topic}');
          create or replace trigger ${table}_emptied_advances_version after truncate on ${table}
            for each statement execute function advance_store_version('${topic}');
        `);
      }
    }
  }
}
