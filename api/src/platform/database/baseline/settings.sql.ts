import { versionTriggersSql } from './storeVersion.sql.ts';

/** Settings of the store and of its months, and the displays. */
export const settingsSql = `
  create table working_days (
    month date primary key check (extract(day from month) = 1),
    completed smallint not null check (completed >= 0),
    total smallint not null check (total <= 31),
    check (completed <= total)
  );
  create table vacation_units (
    employee_id integer not null references employee,
    month date not null check (extract(day from month) = 1),
    unit_count numeric(4, 2) not null check (unit_count >= 0 and unit_count <= 31),
    primary key (employee_id, month)
  );
  create index vacation_units_month on vacation_units (month);
  create table month_pot (
    month date primary key check (extract(day from month) = 1),
    total dollars not null check (total >= 0)
  );

  -- Days within which a deal should be confirmed, and days that it may wait. Without a row, the default days apply.
  create table to_do_days (
    id smallint primary key default 1 check (id = 1),
    confirm smallint not null check (confirm between 0 and 365),
    wait smallint not null check (wait between 0 and 365)
  );

  -- The goal of a month in units: of an employee, of a team, or of the store if neither is set.
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
  ${versionTriggersSql('SETTINGS', ['working_days', 'vacation_units', 'month_pot', 'to_do_days', 'goal'])}

  create table display (
    id integer generated always as identity primary key,
    name text not null check (name <> ''),
    token_hash bytea not null unique,
    boards text[] not null check (cardinality(boards) > 0),
    seconds smallint not null check (seconds between 5 and 300),
    theme text not null check (theme in ('LIGHT', 'DARK')),
    shows_gross boolean not null,
    has_sound boolean not null,
    created_by integer not null references employee (id),
    created_at timestamptz not null,
    version integer not null default 1,
    last_seen_at timestamptz
  );
  -- The pairing letters that a display shows until it is paired.
  create table display_letters (
    letters text primary key,
    token_hash bytea not null unique,
    expires_at timestamptz not null
  );
  create table display_message (
    id smallint primary key default 1 check (id = 1),
    text text not null
  );

  -- A row means that the setup steps of a new store were dismissed.
  create table dismissed_new_store (
    id smallint primary key default 1 check (id = 1),
    employee_id integer, -- null: by the demo store or by a migration
    dismissed_at timestamptz not null
  );`;
