/** A table with sums over the sold deals. */
interface RollUpTable {
  readonly table: string;
  /** The columns that group the sums. Null values form a separate group. */
  readonly keys: readonly string[];
  /** The columns that contain the sums. */
  readonly sums: readonly string[];
  /** Selects the amounts that each deal adds, from `deal` or from a table with its columns. */
  readonly selectSql: (deals: string) => string;
}

/** The number of sold deals, in halves of a unit, and their gross in dollars, by day. */
const SALES_BY_DAY: RollUpTable = {
  table: 'sales_by_day',
  keys: ['day', 'car_type'],
  sums: ['halves', 'gross'],
  selectSql: deals => `
    select delivery_date::date as day, car_type, 2 as halves,
      coalesce(front_gross, 0) + coalesce(back_gross, 0) as gross
    from ${deals} where is_sold`,
};

/**
 * The credits of people for sold deals by month: halves of a unit, credits of split deals by role, and gross
 * shares in half dollars.
 */
const CREDITS_BY_MONTH: RollUpTable = {
  table: 'credits_by_month',
  keys: ['month', 'employee_id', 'team_final', 'car_type'],
  sums: ['halves', 'solo', 'closer', 'additional', 'front_shares', 'ranked_shares'],
  selectSql: deals => `
    select delivery_date::date as day, date_trunc('month', delivery_date::timestamp)::date as month,
      employee_id, team_final, car_type, halves,
      (role = 'solo')::int as solo, (role = 'closer')::int as closer, (role = 'additional')::int as additional,
      coalesce(front_gross, 0) * halves as front_shares, ranked_gross(front_gross) * halves as ranked_shares
    from ${deals}
    cross join deal_sides(closer_id, closer_team_final, additional_id, additional_team_final, is_split)
    where is_sold and employee_id is not null`,
};

const ROLL_UPS = [SALES_BY_DAY, CREDITS_BY_MONTH];

type SignedDeals = readonly [sign: '+' | '-', deals: string];
const ADDED: SignedDeals = ['+', 'added'];
const REMOVED: SignedDeals = ['-', 'removed'];

const listSql = (columns: readonly string[], format = (column: string) => column) =>
  columns.map(format).join(', ');
const sumSql = (column: string) => `sum(${column}) as ${column}`;
const notAllZeroSql = (columns: readonly string[], format?: (column: string) => string) =>
  `(${listSql(columns, format)}) <> (${listSql(columns, () => '0')})`;

/**
 * Builds the SQL that adds the amounts of deals to the stored sums. It writes in key order, so that two
 * statements never deadlock (docs/adr/roll-ups.md).
 */
function addSumsSql({ table, keys, sums, selectSql }: RollUpTable, changes: readonly SignedDeals[]): string {
  const changed = changes.map(
    ([sign, deals]) => `
    select ${listSql(keys)}, ${listSql(sums, column => `${sign} ${column} as ${column}`)} from (${selectSql(deals)}) as changed`,
  );
  return `
    insert into roll_up.${table} as stored (${listSql(keys)}, ${listSql(sums)})
    select ${listSql(keys)}, ${listSql(sums, sumSql)} from (${changed.join(' union all ')}) as changed
    group by ${listSql(keys)} having ${notAllZeroSql(sums, column => `sum(${column})`)} order by ${listSql(keys)}
    on conflict (${listSql(keys)}) do update set ${listSql(sums, column => `${column} = stored.${column} + excluded.${column}`)}`;
}

const addToRollUpsSql = (...changes: readonly SignedDeals[]) =>
  ROLL_UPS.map(rollUp => addSumsSql(rollUp, changes)).join(';');

/**
 * Builds two selects that compare the stored sums with the sums of the deals. The first select lists stored
 * sums that the deals do not have. The second select lists sums of the deals that are not stored.
 */
function differencesSql({ table, keys, sums }: RollUpTable): string[] {
  const stored = `select ${listSql(keys)}, ${listSql(sums)} from roll_up.${table} where ${notAllZeroSql(sums)}`;
  const fromDeals = `select ${listSql(keys)}, ${listSql(sums, sumSql)} from roll_up.${table}_of_deals group by ${listSql(keys)}`;
  const onlyInOneSql = (owner: string, rowsSql: string, otherRowsSql: string) => `
    select '${table}' as roll_up, '${owner}' as whose, to_jsonb(lone) as sums from (${rowsSql} except ${otherRowsSql}) as lone`;
  return [onlyInOneSql('stored', stored, fromDeals), onlyInOneSql('of the deals', fromDeals, stored)];
}

const triggerSql = (event: string, transitionTables: string, ...changes: readonly SignedDeals[]) => `
  create function roll_up.after_${event}() returns trigger language plpgsql set search_path from current as $$
    begin
      ${addToRollUpsSql(...changes)};
      return null;
    end
  $$;
  create trigger deal_${event}_rolls_up after ${event} on deal referencing ${transitionTables}
    for each statement execute function roll_up.after_${event}();
  -- Runs also during a restore, which disables all other triggers.
  alter table deal enable always trigger deal_${event}_rolls_up;`;

/**
 * Sums of the sold deals. The database updates these sums with each change, so that reports over long ranges
 * do not add up deals (docs/adr/roll-ups.md). Backups leave out the schema of the sums, because
 * `roll_up.rebuild` recreates it from the deals.
 */
export const rollUpsSql = `
  -- The people that a deal credits (rules.md, A deal, "Unit credit"), and the gross that is ranked (rules.md, Leaderboard): for the
  -- sums and for the reports. PostgreSQL inlines both functions.
  create function deal_sides(
    closer_id integer, closer_team_final smallint,
    additional_id integer, additional_team_final smallint, is_split boolean
  ) returns table (employee_id integer, team_final smallint, role text, halves integer)
  language sql immutable begin atomic
    select
      case when is_first then coalesce(closer_id, additional_id) else additional_id end,
      case when is_first and closer_id is not null then closer_team_final else additional_team_final end,
      case when not is_split then 'solo' when is_first then 'closer' else 'additional' end,
      case when is_split then 1 else 2 end
    from (values (true), (false)) as side (is_first)
    where is_first or is_split;
  end;
  create function ranked_gross(front_gross numeric) returns numeric
    language sql immutable return greatest(front_gross, 0);

  create schema roll_up;
  create table roll_up.sales_by_day (
    day date,
    car_type text,
    halves integer,
    gross numeric
  );
  create table roll_up.credits_by_month (
    month date,
    employee_id integer,
    team_final smallint,
    car_type text,
    halves integer,
    solo integer,
    closer integer,
    additional integer,
    front_shares numeric,
    ranked_shares numeric
  );
  ${ROLL_UPS.map(
    ({ table, keys, selectSql }) => `
  create unique index ${table}_key on roll_up.${table} (${listSql(keys)}) nulls not distinct;
  create view roll_up.${table}_of_deals as ${selectSql('deal')};`,
  ).join('')}
  create view roll_up.differences as ${ROLL_UPS.flatMap(differencesSql).join(' union all ')};

  ${triggerSql('insert', 'new table as added', ADDED)}
  ${triggerSql('update', 'old table as removed new table as added', REMOVED, ADDED)}
  ${triggerSql('delete', 'old table as removed', REMOVED)}
  create function roll_up.forget() returns trigger language plpgsql as $$
    begin
      truncate ${listSql(ROLL_UPS.map(({ table }) => `roll_up.${table}`))};
      return null;
    end
  $$;
  create trigger deal_truncate_rolls_up after truncate on deal
    for each statement execute function roll_up.forget();
  alter table deal enable always trigger deal_truncate_rolls_up;

  create function roll_up.rebuild() returns void language plpgsql set search_path from current as $$
    begin
      lock table deal in share mode;
      ${ROLL_UPS.map(rollUp => `delete from roll_up.${rollUp.table}; ${addSumsSql(rollUp, [['+', 'deal']])};`).join('\n')}
    end
  $$;`;
