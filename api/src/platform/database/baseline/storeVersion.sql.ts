/**
 * The store's version for each topic. The version grows when a transaction commits that has changed readable
 * data. Each topic has eight counters, and a connection advances one of these counters. Two connections
 * therefore rarely wait for each other.
 */
export const storeVersionSql = `
  create table store_version (
    shard smallint primary key,
    version bigint not null,
    topic text
  );
  insert into store_version (shard, version, topic)
  select shard, 0, (array['DEALS', 'UP_LOG', 'SETTINGS', 'EMPLOYEES', 'COMPARISONS'])[shard / 8 + 1]
  from generate_series(0, 39) as shard;

  -- A trigger passes its topic. Without a topic, every topic advances.
  create function advance_store_version() returns trigger language plpgsql set search_path from current as $$
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
  $$;`;

/** Creates the triggers that advance a topic's version with each change of these tables. */
export const versionTriggersSql = (topic: string, tables: readonly string[]): string =>
  tables
    .map(
      table => `
  create constraint trigger ${table}_advances_version after insert or update or delete on ${table}
    deferrable initially deferred for each row execute function advance_store_version('${topic}');
  create trigger ${table}_emptied_advances_version after truncate on ${table}
    for each statement execute function advance_store_version('${topic}');`,
    )
    .join('');
