/**
 * Recorded changes, data exports and sign-ins, and the results of maintenance tasks. Foreign keys are left
 * out, because history outlives its entities.
 */
export const logsSql = `
  -- The history of everything but deals: settings, people, invites, access tokens. A row is a change, with the fields that differ.
  create table store_change (
    id bigint generated always as identity primary key,
    noun text not null,
    action text not null check (action in ('add', 'change', 'remove')),
    month date check (extract(day from month) = 1),
    person_id integer,
    name text,
    employee_id integer,
    changed_at timestamptz not null,
    door text not null,
    origin text,
    fields jsonb not null check (jsonb_typeof(fields) = 'array')
  );
  create index store_change_at on store_change (changed_at, id);
  create function refuse_to_alter_history() returns trigger language plpgsql as $$
    begin raise exception 'history is append-only'; end
  $$;
  create trigger store_change_append_only before update or delete or truncate on store_change
    for each statement execute function refuse_to_alter_history();

  -- Exports, customers read by access tokens, sign-ins, backups. Equal accesses within an hour share a row. For two years only the
  -- counts of a row may grow; then the row may be deleted.
  create table data_access (
    id bigint generated always as identity primary key,
    key bytea not null unique, -- a hash of the values that equal accesses share, such as the hour
    action text not null check (action in ('export', 'read', 'signIn', 'refuse', 'backUp', 'restore')),
    employee_id integer,
    name text,
    door text not null,
    origin text,
    address text,
    filter text,
    is_broken_off boolean not null,
    at timestamptz not null, -- the time of the first access
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

  create table upkeep (
    task text primary key,
    begun_at timestamptz not null, -- the time of the first attempt
    tried_at timestamptz not null, -- the time of the last attempt
    trouble text, -- the problem as a sentence; null if the last attempt succeeded
    well_at timestamptz, -- the time of the last successful attempt
    facts jsonb -- the result of that attempt
  );`;
