import { Migration } from '@mikro-orm/migrations';

/**
 * Who took data along and who signed in: exports, customers read by access tokens, sign-ins, backups. Equal ones of an hour are a
 * row. A row is kept for two years; until then the database lets its counts grow, and nothing else happen to it. No foreign keys:
 * history outlives what it tells of.
 */
export class Migration20261124000200_data_access extends Migration {
  override up(): void {
    this.addSql(`
      create table data_access (
        id bigint generated always as identity primary key,
        key bytea not null unique, -- of what equal ones have in common, the hour among it
        action text not null check (action in ('export', 'read', 'signIn', 'refuse', 'backUp', 'restore')),
        employee_id integer,
        name text,
        door text not null,
        origin text,
        address text,
        filter text,
        is_broken_off boolean not null,
        at timestamptz not null, -- of the first
        times integer not null check (times > 0),
        lines bigint check (lines >= 0)
      );
      create index data_access_at on data_access (at, id);
      create function keep_data_access() returns trigger language plpgsql as $$
        begin
          if tg_op = 'DELETE' then
            if old.at < now() - interval '2 years' then return old; end if;
          elsif new.times > old.times and coalesce(new.lines, 0) >= coalesce(old.lines, 0)
            and to_jsonb(new) - array['times', 'lines'] = to_jsonb(old) - array['times', 'lines'] then return new;
          end if;
          raise exception 'history is append-only';
        end
      $$;
      create trigger data_access_append_only before update or delete on data_access
        for each row execute function keep_data_access();
      create trigger data_access_not_emptied before truncate on data_access
        for each statement execute function refuse_to_alter_history();
    `);
  }
}
