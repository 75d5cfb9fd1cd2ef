/** Report emails: subscriptions, sent reports, and the key that signs the links in them. */
export const reportsSql = `
  create table report_subscription (
    id integer generated always as identity primary key,
    employee_id integer not null references employee (id) on delete cascade,
    set_up_by integer not null references employee (id) on delete cascade,
    kind text not null,
    weekdays smallint[] not null check (cardinality(weekdays) between 1 and 7),
    time text not null check (time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
    shows_gross boolean not null,
    changed_at timestamptz not null,
    stopped_at timestamptz,
    view_id integer references saved_view (id) on delete set null, -- the report remains and states that its view was deleted
    file_format text check (file_format in ('csv', 'xlsx'))
  );
  create index on report_subscription (employee_id);
  create index on report_subscription (view_id);

  create table report_sending (
    id integer generated always as identity primary key,
    subscription_id integer not null references report_subscription (id) on delete cascade,
    day date, -- null: sent by hand
    state text not null check (state in ('WAITING', 'SENDING', 'SENT', 'REFUSED', 'SKIPPED')),
    detail text,
    at timestamptz not null,
    due_at timestamptz not null default now(),
    tries integer not null default 0,
    unique (subscription_id, day)
  );

  create table link_key (
    id smallint primary key default 1 check (id = 1),
    key bytea not null
  );
  insert into link_key (key)
  select decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex');`;
