import sql from 'sql-template-tag';
import type { Reader } from '../../../platform/database/reader.ts';
import type { DealSums } from '../../../rules/deals/dealFigures.ts';
import {
  CAR_TYPES,
  DEAL_STATUSES,
  DELIVERY_STATUSES,
  TRADE_STATUSES,
} from '../../../rules/deals/dealValues.ts';
import { CREDITED_TEAM, DEAL_SIDES, DEAL_SUMS, SELLER_JOIN } from '../../credits.sql.ts';
import { type DealWhere, dealConditions, hasSideConditions, sideConditions } from '../deals/dealWhere.ts';
import {
  createPeriodGroupings,
  createPersonGrouping,
  createTeamGrouping,
  createValueGrouping,
  type Grouping,
  listGroupRows,
  type TotalsGroupRow,
} from '../groups.query.ts';

/** Groupings by the sides of deals: a split deal counts half in the group of each side. */
const SIDE_GROUPINGS = {
  TEAM: createTeamGrouping(CREDITED_TEAM),
  SALESPERSON: createPersonGrouping('salesperson', 'employee_id'),
};

const DEAL_GROUPINGS = {
  ...createPeriodGroupings('log_day'), // the log day of a sold deal is its delivery date
  ...SIDE_GROUPINGS,
  SALES_MANAGER: createPersonGrouping('salesManager', 'sales_manager_id'),
  FINANCE_MANAGER: createPersonGrouping('financeManager', 'fin_manager_id'),
  CAR_TYPE: createValueGrouping('carType', 'car_type', CAR_TYPES),
  TRADE_STATUS: createValueGrouping('tradeStatus', 'trade_status', TRADE_STATUSES),
  DEAL_STATUS: createValueGrouping('dealStatus', 'deal_status', DEAL_STATUSES),
  DELIVERY_STATUS: createValueGrouping('deliveryStatus', 'delivery_status', DELIVERY_STATUSES),
} satisfies Record<string, Grouping>;

export type DealGrouping = keyof typeof DEAL_GROUPINGS;

/** Returns the groupings with these names, without duplicates. */
export const getDealGroupings = (names: readonly DealGrouping[]): Grouping[] =>
  [...new Set(names)].map(name => DEAL_GROUPINGS[name]);

/**
 * Returns the exact sums of each group of the deals that match a filter. Deals are split into their sides
 * only if the filter or the groupings use people or teams. Otherwise each deal counts whole.
 */
export function listDealGroups(
  reader: Reader,
  where: DealWhere,
  groupings: readonly Grouping[],
): Promise<TotalsGroupRow<DealSums>[]> {
  const shouldCountSides =
    hasSideConditions(where) || groupings.some(each => Object.values(SIDE_GROUPINGS).includes(each));
  return listGroupRows<DealSums>(reader, {
    sums: DEAL_SUMS,
    from: shouldCountSides
      ? sql`deal cross join ${DEAL_SIDES} ${SELLER_JOIN}`
      : sql`deal cross join (select 2 as halves) as whole`,
    where: shouldCountSides ? sideConditions(where) : dealConditions(where),
    groupings,
  });
}
