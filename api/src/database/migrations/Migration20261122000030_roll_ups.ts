import { Migration } from '@mikro-orm/migrations';

/** A table of sums over deals. */
interface RollUp {
  readonly table: string;
  /** The columns by which the sums are told apart; null is a key like any other. */
  readonly keys: readonly string[];
  /** The columns that hold the sums. */
  readonly sums: readonly string[];
  /** What each deal adds, with the day on which it counts: of `deal`, or of a table with its columns. */
  readonly of: (deals: string) => string;
}

/** The store's sold deals, each two halves of a unit, and their gross in dollars. */
const SALES_BY_DAY: RollUp = {
  table: 'sales_by_day',
  keys: ['day', 'car_type'],
  sums: ['halves', 'gross'],
  of: deals => `
    select delivery_date::date as day, car_type, 2 as halves,
      coalesce(front_gross, 0) + coalesce(back_gross, 0) as gross
    from ${deals} where is_sold`,
};

/** What sold deals credit to people: halves of a unit, sides by their role, and shares of gross in half dollars. */
const CREDITS_BY_MONTH: RollUp = {
  table: 'credits_by_month',
  keys: ['month', 'employee_id', 'team_final', 'car_type'],
  sums: ['halves', 'solo', 'closer', 'additional', 'front_shares', 'ranked_shares'],
  of: deals => `
    select delivery_date::date as day, date_trunc('month', delivery_date::timestamp)::date as month,
      employee_id, team_final, car_type, halves,
      (role = 'solo')::int as solo, (role = 'closer')::int as closer, (role = 'additional')::int as additional,
      coalesce(front_gross, 0) * halves as front_shares, ranked_gross(front_gross) * halves as ranked_shares
    from ${deals}
    cross join deal_sides(closer_id, closer_team_final, additional_id, additional_team_final, is_split)
    where is_sold and employee_id is not null`,
};

const ROLL_UPS = [SALES_BY_DAY, CREDITS_BY_MONTH];

/** The deals that a statement of each kind has written and replaced, as its trigger sees them. */
const CHANGES = {
  insert: { seen: 'new table as added', changes: [['+', 'added']] },
  update: {
    seen: 'old table as removed new table as added',
    changes: [
      ['-', 'removed'],
      ['+', 'added'],
    ],
  },
  delete: { seen: 'old table as removed', changes: [['-', 'removed']] },
} as const;

const list = (columns: readonly string[], each = (column: string) => column) => columns.map(each).join(', ');
const sum = (column: string) => `sum(${column}) as ${column}`;
const someIsNot0 = (columns: readonly string[], each?: (column: string) => string) =>
  `(${list(columns, each)}) <> (${list(columns, () => '0')})`;

/**
 * Sums of the sold deals, written by the database with each change, so that no report over a long range adds up deals
 * (decision 124). They stand in a schema of their own, which no backup holds: all of it can be made again from the deals.
 */
export class Migration20261122000030_roll_ups extends Migration {
  override up(): void {
    // Whose deal it is (rules.md, A deal, "Unit credit"), and what of its gross is ranked (rules.md, Leaderboard): for the
    // sums and for the reports alike. PostgreSQL puts their text in the place of each call.
    this.addSql(`
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
    `);
    for (const { table, keys, sums, of } of ROLL_UPS) {
      this.addSql(`
        create view roll_up.${table}_of_deals as ${of('deal')};
        create table roll_up.${table} as
          select ${list(keys)}, ${list(sums)} from roll_up.${table}_of_deals with no data;
        create unique index ${table}_key on roll_up.${table} (${list(keys)}) nulls not distinct;
      `);
    }
    this.addSql(`
      create view roll_up.differences as ${ROLL_UPS.flatMap(differences).join(' union all ')};
      create function roll_up.forget() returns trigger language plpgsql as $$
        begin
          truncate ${list(ROLL_UPS.map(({ table }) => `roll_up.${table}`))};
          return null;
        end
      $$;
      create trigger deal_truncate_rolls_up after truncate on deal
        for each statement execute function roll_up.forget();
      alter table deal enable always trigger deal_truncate_rolls_up;
    `);
    for (const [event, { seen, changes }] of Object.entries(CHANGES)) {
      this.addSql(`
        create function roll_up.after_${event}() returns trigger language plpgsql as $$
          begin
            ${ROLL_UPS.map(rollUp => addition(rollUp, changes)).join(';')};
            return null;
          end
        $$;
        create trigger deal_${event}_rolls_up after ${event} on deal referencing ${seen}
          for each statement execute function roll_up.after_${event}();
        -- Also for a restore, which switches all other triggers off.
        alter table deal enable always trigger deal_${event}_rolls_up;
      `);
    }
    this.addSql(`
      create function roll_up.rebuild() returns void language plpgsql as $$
        begin
          lock table deal in share mode;
          ${ROLL_UPS.map(rollUp => `delete from roll_up.${rollUp.table}; ${addition(rollUp, [['+', 'deal']])};`).join('\n')}
        end
      $$;
      select roll_up.rebuild();
    `);
  }
}

/**
 * Adds what changed deals add, and takes off what they added before; in the order of the keys, so that two statements never
 * wait for each other (decision 125).
 */
function addition(
  { table, keys, sums, of }: RollUp,
  changes: readonly (readonly [sign: string, deals: string])[],
): string {
  const changed = changes.map(
    ([sign, deals]) => `
    select ${list(keys)}, ${list(sums, column => `${sign} ${column} as ${column}`)} from (${of(deals)}) as changed`,
  );
  return `
    insert into roll_up.${table} as stored (${list(keys)}, ${list(sums)})
    select ${list(keys)}, ${list(sums, sum)} from (${changed.join(' union all ')}) as changed
    group by ${list(keys)} having ${someIsNot0(sums, column => `sum(${column})`)} order by ${list(keys)}
    on conflict (${list(keys)}) do update set ${list(sums, column => `${column} = stored.${column} + excluded.${column}`)}`;
}

/** The sums that are stored and not those of the deals, and the other way round. */
function differences({ table, keys, sums }: RollUp): string[] {
  const stored = `select ${list(keys)}, ${list(sums)} from roll_up.${table} where ${someIsNot0(sums)}`;
  const counted = `select ${list(keys)}, ${list(sums, sum)} from roll_up.${table}_of_deals group by ${list(keys)}`;
  const lone = (whose: string, these: string, others: string) => `
    select '${table}' as roll_up, '${whose}' as whose, to_jsonb(lone) as sums from (${these} except ${others}) as lone`;
  return [lone('stored', stored, counted), lone('of the deals', counted, stored)];
}
