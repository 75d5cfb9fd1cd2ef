import sql, { type Sql } from 'sql-template-tag';
import { allOf } from '../../database/conditions.ts';
import { type ListOrder, type ListPage, readPage } from '../../database/keyset.ts';
import type { Reader } from '../../database/reader.ts';
import { isSoldWithin } from '../../deals/deal.query.ts';
import { DEAL_COLUMNS, type DealRow } from '../../deals/deal.row.ts';
import type { DayRange } from '../../rules/calendar/calendar.ts';
import type { CountedCars } from '../../rules/deals/carClass.ts';
import type { TradeStatus } from '../../rules/deals/dealValues.ts';
import { type TradeCounts, tradesOf, tradesOfDeal } from '../../rules/deals/trade.ts';
import type { HalfCents } from '../../rules/numbers/money.ts';
import type { Units } from '../../rules/numbers/units.ts';
import type { TeamId } from '../../rules/people/teams.ts';
import { LINKED_UPS } from '../../uplogs/linkedUps.sql.ts';
import { conditionOf, type UpFilter } from '../../uplogs/upStats.query.ts';
import {
  CREDITED,
  FRONT_GROSS,
  IS_CERTIFIED,
  isOfClass,
  RANKED_GROSS,
  SIDES,
  TRADE_COUNTS,
} from '../credits.sql.ts';

/** Which number of a report the list is behind; whatever is absent does not filter. */
export interface CreditFilter {
  /** Of the delivery date. */
  readonly days: DayRange;
  /** Credits of any of these people. */
  readonly employeeIds?: readonly number[] | undefined;
  /** Credits of people whose team of today this is. */
  readonly currentTeam?: TeamId | undefined;
  /** Credits that go to this team: the one frozen on the side, else today's (rules.md, Leaderboard). */
  readonly finalTeam?: TeamId | undefined;
  readonly cars?: CountedCars | undefined;
  /** Only deals that took a car in trade. */
  readonly hasTrade?: boolean | undefined;
  /** Only deals of these ups. */
  readonly ofUps?: UpFilter | undefined;
}

/** A sold deal with what the filter counts of it: the whole deal, or one side's share of it. */
export interface CreditedDealRow extends DealRow {
  readonly units: Units;
  readonly frontGrossShare: HalfCents;
  /** Of front gross, a deal at or below 0 counting 0. */
  readonly rankedGrossShare: HalfCents;
  /** Of front plus back. */
  readonly totalGrossShare: HalfCents;
}

/** All of a filter. */
export interface CreditedTotals extends TradeCounts {
  readonly deals: number;
  /** Those of them that count half. */
  readonly byHalf: number;
  readonly units: Units;
  readonly frontGross: HalfCents;
  readonly rankedGross: HalfCents;
  readonly totalGross: HalfCents;
  /** Shares of the deals with trade status TRADE, and with TRADE X2. */
  readonly singleShares: number;
  readonly doubleShares: number;
}

const TEAM_TODAY = sql`(select team from employee where employee.id = employee_id)`;

const FRONT = sql`coalesce(front_gross, 0)`;
const BOTH = sql`(${FRONT} + coalesce(back_gross, 0))`;

/**
 * The deals that a filter credits, each once. With people or a team, a deal counts its matching sides; without, it
 * counts for the store: 1, credited or not.
 */
function credited({ days, employeeIds, currentTeam, finalTeam, cars, hasTrade, ofUps }: CreditFilter) {
  const isForStore = employeeIds === undefined && currentTeam === undefined && finalTeam === undefined;
  const conditions = [isSoldWithin(days)];
  if (employeeIds) {
    // The first line is for the indexes of long ranges, the second decides.
    conditions.push(
      sql`(closer_id = any(${employeeIds}::int[]) or additional_id = any(${employeeIds}::int[]))`,
    );
    conditions.push(sql`employee_id = any(${employeeIds}::int[])`);
  }
  if (currentTeam) conditions.push(sql`coalesce(${TEAM_TODAY}, 1) = ${currentTeam}`);
  if (finalTeam) conditions.push(sql`coalesce(team_final, ${TEAM_TODAY}, 1) = ${finalTeam}`);
  if (cars) conditions.push(cars === 'certified' ? IS_CERTIFIED : isOfClass(cars));
  if (hasTrade) conditions.push(sql`trade_status in ('TRADE', 'TRADE X2')`);
  if (ofUps) {
    const ups = sql`select sold_deal.id from ${LINKED_UPS} where ${conditionOf(ofUps)}`;
    conditions.push(sql`deal.id in (${ups})`);
  }
  if (!isForStore) conditions.push(CREDITED);
  return {
    condition: allOf(conditions),
    from: isForStore ? sql`deal` : sql`deal cross join ${SIDES}`,
    halves: isForStore ? sql`sum(2)` : sql`sum(halves)`,
  };
}

/** By delivery date, then number. */
export const CREDITED_ORDER: ListOrder = {
  name: 'DELIVERY_DATE',
  terms: [
    { by: sql`"deliveryDate"`, isNeverEmpty: true },
    { by: sql`number`, isNeverEmpty: true },
  ],
};

/** One page of them. */
export const creditedDeals = (reader: Reader, filter: CreditFilter, page: ListPage) =>
  readPage<CreditedDealRow>(
    reader,
    { columns: sql`*`, from: sql`(${creditedRows(filter)}) credited where true`, order: CREDITED_ORDER },
    page,
  );

/** Those of them that have these keys, in the same order. */
export const creditedDealsOf = (
  reader: Reader,
  filter: CreditFilter,
  keys: readonly number[],
): Promise<CreditedDealRow[]> =>
  reader.rows<CreditedDealRow>(
    sql`${creditedRows(filter, sql`deal.id = any(${keys}::bigint[])`)} order by delivery_date, number`,
  );

/** The deals of the filter by their keys, and the order of the list. */
export function creditedInOrder(filter: CreditFilter): { readonly from: Sql; readonly order: Sql } {
  const { condition, from } = credited(filter);
  const deals = sql`(select deal.id, delivery_date, number from ${from} where ${condition} group by deal.id) credited`;
  return { from: deals, order: sql`delivery_date, number` };
}

function creditedRows(filter: CreditFilter, among = sql`true`): Sql {
  const { condition, from, halves } = credited(filter);
  return sql`select ${DEAL_COLUMNS}, ${halves}::float8 / 2 as units,
       (${FRONT} * ${halves} * 100)::bigint as "frontGrossShare",
       (ranked_gross(front_gross) * ${halves} * 100)::bigint as "rankedGrossShare",
       (${BOTH} * ${halves} * 100)::bigint as "totalGrossShare"
     from ${from} where ${condition} and ${among}
     group by deal.id`;
}

/** A deal's trades as far as they are credited: half of a split is half of its trades. */
export const tradeShareOf = ({
  tradeStatus,
  units,
}: Pick<CreditedDealRow, 'tradeStatus' | 'units'>): number => tradesOfDeal(tradeStatus) * units;

/** The sum of these shares. */
export const tradeSharesOf = ({
  singleShares,
  doubleShares,
}: Pick<CreditedTotals, 'singleShares' | 'doubleShares'>): number =>
  tradesOf({ single: singleShares, double: doubleShares });

const sharesOf = (status: TradeStatus) =>
  sql`coalesce(sum(halves) filter (where trade_status = ${status}), 0)::float8 / 2`;

/** The sums of the whole filter. */
export async function creditedTotals(reader: Reader, filter: CreditFilter): Promise<CreditedTotals> {
  const { condition, from, halves } = credited(filter);
  const [totals] = await reader.rows<CreditedTotals>(
    sql`select count(*) as deals, count(*) filter (where halves = 1) as "byHalf", coalesce(sum(halves), 0)::float8 / 2 as units,
       ${FRONT_GROSS} as "frontGross", ${RANKED_GROSS} as "rankedGross",
       (coalesce(sum(${BOTH} * halves), 0) * 100)::bigint as "totalGross",
       ${TRADE_COUNTS}, ${sharesOf('TRADE')} as "singleShares", ${sharesOf('TRADE X2')} as "doubleShares"
     from (
       select front_gross, back_gross, trade_status, ${halves} as halves
       from ${from} where ${condition} group by deal.id
     ) credited`,
  );
  if (!totals) throw new Error('An aggregate without groups has one row.');
  return totals;
}
