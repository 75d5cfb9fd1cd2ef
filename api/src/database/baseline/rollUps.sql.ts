/** A table of sums over sold deals. */
interface RollUpTable {
  readonly table: string;
  /** The columns by which the sums are grouped; null is a key like any other. */
  readonly keys: readonly string[];
  /** The columns that hold the sums. */
  readonly sums: readonly string[];
  /** Selects what each deal adds, from `deal` or from a table with its columns. */
  readonly selectSql: (deals: string) => string;
}

/** The store's sold deals, each two halves of a unit, and their gross in dollars. */
const SALES_BY_DAY: RollUpTable = {
  table: 'sales_by_day',
  keys: ['day', 'car_type'],
  sums: ['halves', 'gross'],
  selectSql: deals => `
    select delivery_date::date as day, car_type, 2 as halves,
      coalesce(front_gross, 0) + coalesce(back_gross, 0) as gross
    from ${deals} where is_sold`,
};

/** What sold deals credit to people: halves of a unit, sides by their role, and shares of gross in half dollars. */
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

type Part = readonly [sign: '+' | '-', deals: string];
const ADDED: Part = ['+', 'added'];
const REMOVED: Part = ['-', 'removed'];

const listSql = (columns: readonly string[], each = (column: string) => column) =>
  columns.map(each).join(', ');
const sumSql = (column: string) => `sum(${column}) as ${column}`;
const notAllZeroSql = (columns: readonly string[], each?: (column: string) => string) =>
  `(${listSql(columns, each)}) <> (${listSql(columns, () => '0')})`;

/**
 * Adds what the parts add. It writes in the order of the keys, so that two statements never wait for each other in a circle
 * (decision 125).
 */
function addSql({ table, keys, sums, selectSql }: RollUpTable, parts: readonly Part[]): string {
  const changed = parts.map(
    ([sign, deals]) => `
    select ${listSql(keys)}, ${listSql(sums, column => `${sign} ${column} as ${column}`)} from (${selectSql(deals)}) as changed`,
  );
  return `
    insert into roll_up.${table} as stored (${listSql(keys)}, ${listSql(sums)})
    select ${listSql(keys)}, ${listSql(sums, sumSql)} from (${changed.join(' union all ')}) as changed
    group by ${listSql(keys)} having ${notAllZeroSql(sums, column => `sum(${column})`)} order by ${listSql(keys)}
    on conflict (${listSql(keys)}) do update set ${listSql(sums, column => `${column} = stored.${column} + excluded.${column}`)}`;
}

const addToEachSql = (...parts: readonly Part[]) => ROLL_UPS.map(rollUp => addSql(rollUp, parts)).join(';');

/** Selects the stored sums that differ from those of the deals, and the other way round. */
function differencesSql({ table, keys, sums }: RollUpTable): string[] {
  const stored = `select ${listSql(keys)}, ${listSql(sums)} from roll_up.${table} where ${notAllZeroSql(sums)}`;
  const counted = `select ${listSql(keys)}, ${listSql(sums, sumSql)} from roll_up.${table}_of_deals group by ${listSql(keys)}`;
  const lone = (whose: string, these: string, others: string) => `
    select '${table}' as roll_up, '${whose}' as whose, to_jsonb(lone) as sums from (${these} except ${others}) as lone`;
  return [lone('stored', stored, counted), lone('of the deals', counted, stored)];
}

const triggerSql = (event: string, transitionTables: string, ...parts: readonly Part[]) => `
  create function roll_up.after_${event}() returns trigger language plpgsql set search_path from current as $$
    begin
      ${addToEachSql(...parts)};
      return null;
    end
  $$;
  create trigger deal_${event}_rolls_up after ${event} on deal referencing ${transitionTables}
    for each statement execute function roll_up.after_${event}();
  -- Also during a restore, which switches all other triggers off.
  alter table deal enable always trigger deal_${event}_rolls_up;`;

/**
 * Sums of the sold deals, which the database updates with each change, so that no report over a long range adds up deals
 * (decision 124). Their schema is in no backup, because `roll_up.rebuild` makes them again from the deals.
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
      ${ROLL_UPS.map(rollUp => `delete from roll_up.${rollUp.table}; ${addSql(rollUp, [['+', 'deal']])};`).join('\n')}
    end
  $$;`;
