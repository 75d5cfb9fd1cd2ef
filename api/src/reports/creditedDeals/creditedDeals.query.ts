import sql, { type Sql } from 'sql-template-tag';
import { soldWithinSql } from '../../modules/deals/deal.query.ts';
import { DEAL_COLUMNS, type DealRow } from '../../modules/deals/deal.row.ts';
import { type UpFilter, upFilterSql } from '../../modules/upLog/loggedUps.query.ts';
import { LINKED_UPS } from '../../modules/upLog/upConditions.sql.ts';
import { type ListOrder, type ListPage, readPage } from '../../platform/database/keysetPagination.ts';
import type { Reader } from '../../platform/database/reader.ts';
import { joinConditions } from '../../platform/database/sqlHelpers.ts';
import type { DayRange } from '../../rules/calendar/calendar.ts';
import {
  type CountedCars,
  countTrades,
  countTradesOfDeal,
  type TradeCounts,
  type TradeStatus,
} from '../../rules/deals/dealValues.ts';
import type { HalfCents } from '../../rules/numbers/money.ts';
import type { Units } from '../../rules/numbers/units.ts';
import type { TeamId } from '../../rules/people/teams.ts';
import {
  carClassCondition,
  DEAL_SIDES,
  FRONT_GROSS,
  IS_CERTIFIED,
  IS_CREDITED_SIDE,
  RANKED_GROSS,
  TRADE_COUNTS,
} from '../credits.sql.ts';

/** Filter for the deals that make up a figure of a report; a field that is absent does not filter. */
export interface CreditFilter {
  /** Range of delivery dates. */
  readonly days: DayRange;
  /** Credits of any of these employees. */
  readonly employeeIds?: readonly number[] | undefined;
  /** Credits of employees who are on this team today. */
  readonly currentTeam?: TeamId | undefined;
  /**
   * Credits that go to this team. It is the team frozen on the side, or the current team if no team is frozen
   * (rules.md, Leaderboard).
   */
  readonly finalTeam?: TeamId | undefined;
  readonly cars?: CountedCars | undefined;
  /** Only deals that took a car in trade. */
  readonly hasTrade?: boolean | undefined;
  /** Only deals that are linked to these ups. */
  readonly ofUps?: UpFilter | undefined;
}

/** Sold deal with the share that the filter counts: the whole deal, or the share of one side. */
export interface CreditedDealRow extends DealRow {
  readonly units: Units;
  readonly frontGrossShare: HalfCents;
  /** Share of front gross; a deal with front gross at or below 0 counts 0. */
  readonly rankedGrossShare: HalfCents;
  /** Share of front plus back gross. */
  readonly totalGrossShare: HalfCents;
}

/** Sums over all deals of the filter. */
export interface CreditedTotals extends TradeCounts {
  readonly deals: number;
  /** Number of deals of which only half counts. */
  readonly byHalf: number;
  readonly units: Units;
  readonly frontGross: HalfCents;
  readonly rankedGross: HalfCents;
  readonly totalGross: HalfCents;
  /** Sum of the shares of deals with trade status TRADE. `doubleShares` is the sum for TRADE X2. */
  readonly singleShares: number;
  readonly doubleShares: number;
}

const CURRENT_TEAM = sql`(select team from employee where employee.id = employee_id)`;

const FRONT_AMOUNT = sql`coalesce(front_gross, 0)`;
const TOTAL_AMOUNT = sql`(${FRONT_AMOUNT} + coalesce(back_gross, 0))`;

/**
 * Returns the SQL for the deals that a filter credits, each deal once. If the filter has people or a team,
 * only the matching sides of a deal count. Otherwise each deal counts 1 for the store, credited or not.
 */
function creditedDealsSql({
  days,
  employeeIds,
  currentTeam,
  finalTeam,
  cars,
  hasTrade,
  ofUps,
}: CreditFilter) {
  const isForStore = employeeIds === undefined && currentTeam === undefined && finalTeam === undefined;
  const conditions = [soldWithinSql(days)];
  if (employeeIds) {
    // The first condition uses the indexes in long ranges. The second condition selects the sides.
    conditions.push(
      sql`(closer_id = any(${employeeIds}::int[]) or additional_id = any(${employeeIds}::int[]))`,
    );
    conditions.push(sql`employee_id = any(${employeeIds}::int[])`);
  }
  if (currentTeam) conditions.push(sql`coalesce(${CURRENT_TEAM}, 1) = ${currentTeam}`);
  if (finalTeam) conditions.push(sql`coalesce(team_final, ${CURRENT_TEAM}, 1) = ${finalTeam}`);
  if (cars) conditions.push(cars === 'certified' ? IS_CERTIFIED : carClassCondition(cars));
  if (hasTrade) conditions.push(sql`trade_status in ('TRADE', 'TRADE X2')`);
  if (ofUps) {
    const ups = sql`select sold_deal.id from ${LINKED_UPS} where ${upFilterSql(ofUps)}`;
    conditions.push(sql`deal.id in (${ups})`);
  }
  if (!isForStore) conditions.push(IS_CREDITED_SIDE);
  return {
    condition: joinConditions(conditions),
    from: isForStore ? sql`deal` : sql`deal cross join ${DEAL_SIDES}`,
    halves: isForStore ? sql`sum(2)` : sql`sum(halves)`,
  };
}

/** Sorts by delivery date, then number. */
export const CREDITED_ORDER: ListOrder = {
  name: 'DELIVERY_DATE',
  terms: [
    { by: sql`"deliveryDate"`, isNeverEmpty: true },
    { by: sql`number`, isNeverEmpty: true },
  ],
};

/** Returns one page of the credited deals of a filter. */
export const listCreditedDeals = (reader: Reader, filter: CreditFilter, page: ListPage) =>
  readPage<CreditedDealRow>(
    reader,
    { columns: sql`*`, from: sql`(${creditedRowsSql(filter)}) credited where true`, order: CREDITED_ORDER },
    page,
  );

/** Returns the credited deals of a filter that have these ids, sorted by delivery date, then number. */
export const listCreditedDealsByIds = (
  reader: Reader,
  filter: CreditFilter,
  ids: readonly number[],
): Promise<CreditedDealRow[]> =>
  reader.rows<CreditedDealRow>(
    sql`${creditedRowsSql(filter, sql`deal.id = any(${ids}::bigint[])`)} order by delivery_date, number`,
  );

/** Returns the SQL for the ids of the deals of a filter, and their order. */
export function creditedDealIdsSql(filter: CreditFilter): { readonly from: Sql; readonly order: Sql } {
  const { condition, from } = creditedDealsSql(filter);
  const deals = sql`(select deal.id, delivery_date, number from ${from} where ${condition} group by deal.id) credited`;
  return { from: deals, order: sql`delivery_date, number` };
}

function creditedRowsSql(filter: CreditFilter, idCondition = sql`true`): Sql {
  const { condition, from, halves } = creditedDealsSql(filter);
  return sql`select ${DEAL_COLUMNS}, ${halves}::float8 / 2 as units,
       (${FRONT_AMOUNT} * ${halves} * 100)::bigint as "frontGrossShare",
       (ranked_gross(front_gross) * ${halves} * 100)::bigint as "rankedGrossShare",
       (${TOTAL_AMOUNT} * ${halves} * 100)::bigint as "totalGrossShare"
     from ${from} where ${condition} and ${idCondition}
     group by deal.id`;
}

/** Returns the share of a deal's trades: half of a split deal has half of its trades. */
export const calculateTradeShare = ({
  tradeStatus,
  units,
}: Pick<CreditedDealRow, 'tradeStatus' | 'units'>): number => countTradesOfDeal(tradeStatus) * units;

/** Returns the number of trades of these shares: a share of a `TRADE X2` deal counts twice. */
export const sumTradeShares = ({
  singleShares,
  doubleShares,
}: Pick<CreditedTotals, 'singleShares' | 'doubleShares'>): number =>
  countTrades({ single: singleShares, double: doubleShares });

const tradeSharesSql = (status: TradeStatus) =>
  sql`coalesce(sum(halves) filter (where trade_status = ${status}), 0)::float8 / 2`;

/** Returns the sums over all deals of the filter. */
export async function getCreditedTotals(reader: Reader, filter: CreditFilter): Promise<CreditedTotals> {
  const { condition, from, halves } = creditedDealsSql(filter);
  const [totals] = await reader.rows<CreditedTotals>(
    sql`select count(*) as deals, count(*) filter (where halves = 1) as "byHalf", coalesce(sum(halves), 0)::float8 / 2 as units,
       ${FRONT_GROSS} as "frontGross", ${RANKED_GROSS} as "rankedGross",
       (coalesce(sum(${TOTAL_AMOUNT} * halves), 0) * 100)::bigint as "totalGross",
       ${TRADE_COUNTS}, ${tradeSharesSql('TRADE')} as "singleShares", ${tradeSharesSql('TRADE X2')} as "doubleShares"
     from (
       select front_gross, back_gross, trade_status, ${halves} as halves
       from ${from} where ${condition} group by deal.id
     ) credited`,
  );
  if (!totals) throw new Error('The query for the totals of credited deals returned no row.');
  return totals;
}
