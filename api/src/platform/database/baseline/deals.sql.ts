import { versionTriggersSql } from './storeVersion.sql.ts';

/** Folds text for searches (rules.md, Text). */
const foldTextSql = String.raw`
  create function fold_text(text) returns text language sql immutable strict parallel safe
    return btrim(regexp_replace(replace(replace(replace(translate(lower(regexp_replace(
      normalize(translate($1, '´″', '''"'), NFKD),
      U&'[\0300-\036F\1AB0-\1AFF\1DC0-\1DFF\20D0-\20FF\FE20-\FE2F\00AD\061C\180E\200B-\200F\202A-\202E\2060-\206F\FE00-\FE0F\FEFF]',
      '', 'g')),
      '${'`'}‘’‚‛ʹʻʼʽ′“”„‟«»‐‑‒–—―−øđłς', repeat('''', 10) || repeat('"', 6) || repeat('-', 7) || 'odlσ'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
      U&'[\0009-\000D \0085\1680\2028\2029]+', ' ', 'g'));`;

/** Deals and their history. */
export const dealsSql = `
  create domain dollars as numeric(12, 2) check (value <> 'NaN');
  create domain calendar_day as date check (value between '1900-01-01' and '2999-12-31');
  create domain line_of_text as text default '' check (length(value) <= 200);
  create domain note as text default '' check (length(value) <= 5000);
  ${foldTextSql}

  create table deal (
    id bigint generated always as identity primary key,
    number integer not null constraint deal_number_key unique check (number >= 1),
    version integer not null default 1,
    sales_manager_id integer references employee,
    fin_manager_id integer references employee,
    closer_id integer references employee,
    closer_team_final smallint references team,
    additional_id integer references employee,
    additional_team_final smallint references team,
    customer_name line_of_text not null,
    car_info line_of_text not null,
    stock_num line_of_text not null,
    notes note not null,
    car_type text check (car_type in ('New', 'Used', 'Cert')),
    deal_status text check (deal_status in ('HOGGED', 'IN FINANCE', 'DEAD')),
    trade_status text check (trade_status in ('TRADE', 'TRADE X2', 'NO TRADE')),
    delivery_status text check (delivery_status in ('DEL', 'TBA', 'OAC')),
    delivery_date calendar_day,
    added_date calendar_day not null,
    front_gross dollars,
    back_gross dollars,
    is_updated boolean not null default false,
    is_confirmed boolean not null default false,
    created_at timestamptz not null default now(),
    -- The rules of "A deal" (rules.md) are computed here, so that all lists and reports agree.
    log_day date generated always as (coalesce(delivery_date, added_date)) stored,
    is_sold boolean generated always as (
      delivery_date is not null and delivery_status is not distinct from 'DEL' and deal_status is distinct from 'DEAD'
    ) stored,
    is_split boolean generated always as (coalesce(closer_id <> additional_id, false)) stored,
    -- Each searched field is a line, so that a search reads one column and never matches across two fields.
    search_text text generated always as (
      fold_text(customer_name) || E'\\n' || fold_text(stock_num) || E'\\n' || fold_text(car_info) || E'\\n' || number::text
    ) stored
  );
  create index deal_log_day on deal (log_day, number);
  create index deal_closer_log_day on deal (closer_id, log_day);
  create index deal_additional_log_day on deal (additional_id, log_day);
  create index deal_sold_day on deal (delivery_date) where is_sold;
  create index deal_sold_stock_num on deal (lower(btrim(stock_num))) where is_sold and btrim(stock_num) <> '';
  ${versionTriggersSql('DEALS', ['deal'])}

  -- The words that Find searches by prefix. A change of gross does not update the index.
  -- Uses no extension such as pg_trgm, because a store's own database may not have it.
  create function deal_words(number integer, stock_num text, customer_name text) returns tsvector
    language sql immutable return array_to_tsvector(array_remove(
      string_to_array(translate(fold_text(number || ' ' || stock_num || ' ' || customer_name), ',./-', '    '), ' '), ''
    ));
  create index deal_found_by_words on deal using gin (deal_words(number, stock_num, customer_name));

  -- After a failover that lost changes, a deal has a lower version again. The first change on a new timeline therefore skips
  -- numbers, so that one version number never identifies two different changes (docs/adr/databases.md).
  create function deal_version_on_timeline() returns trigger language plpgsql as $$
    declare
      timeline constant integer := ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::integer;
    begin
      -- Room for 65,535 changes of a deal on each of 32,768 timelines.
      new.version := greatest(new.version, (timeline - 1 << 16) + 1);
      return new;
    end
  $$;
  create trigger deal_version_on_timeline before update on deal
    for each row when (new.version > old.version) execute function deal_version_on_timeline();

  create table deal_change (
    id bigint generated always as identity primary key,
    deal_id bigint not null, -- no foreign key: history outlives its deal
    deal_number integer not null,
    deal_version integer not null,
    action text not null check (action in ('record', 'amend', 'renumber', 'delete', 'restore')),
    employee_id integer references employee,
    changed_at timestamptz not null default now(),
    field text not null,
    from_value text,
    to_value text,
    door text, -- the channel of the change; null in old rows
    origin text
  );
  create index deal_change_deal on deal_change (deal_id, id);
  create index deal_change_number on deal_change (deal_number, id);
  create index deal_change_at on deal_change (changed_at, id);
  create index deal_change_deletion on deal_change (employee_id, changed_at)
    where action = 'delete' and field = 'number';
  create index deal_change_gross on deal_change (changed_at)
    where action = 'amend' and field in ('frontGross', 'backGross');
  create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception 'the history of deals is append-only'; end
  $$;
  create trigger deal_change_append_only before update or delete or truncate on deal_change
    for each statement execute function refuse_change();

  -- The last deletion of each deal that is still deleted: the row of its number, which every deletion writes.
  create view deal_gone as
    select id, deal_id, deal_version, deal_number, employee_id, changed_at from deal_change gone
    where action = 'delete' and field = 'number'
      and not exists (select from deal where deal.id = gone.deal_id)
      and not exists (select from deal_change later where later.deal_id = gone.deal_id
        and later.action = 'delete' and later.field = 'number' and later.id > gone.id);`;
