import sql from 'sql-template-tag';
import type { Reader } from '../../../database/reader.ts';
import type { DealSums } from '../../../rules/deals/dealFigures.ts';
import {
  CAR_TYPES,
  DEAL_STATUSES,
  DELIVERY_STATUSES,
  TRADE_STATUSES,
} from '../../../rules/deals/dealValues.ts';
import { CREDITED_TEAM, DEAL_SUMS, SELLER, SIDES } from '../../credits.sql.ts';
import type { DealWhere } from '../deals/dealWhere.input.ts';
import { dealConditions, picksSides, sideConditions } from '../deals/dealWhere.sql.ts';
import { byPerson, byTeam, byValue, type Grouping, periodsOf } from '../groupings.ts';
import { type GroupRow, groupRows } from '../groups.ts';

/** By the sides of deals: a split is in two groups, half in each. */
const OF_SIDES = {
  TEAM: byTeam(CREDITED_TEAM),
  SALESPERSON: byPerson('salesperson', 'employee_id'),
};

const GROUPINGS = {
  ...periodsOf('log_day'), // of sold deals the delivery date
  ...OF_SIDES,
  SALES_MANAGER: byPerson('salesManager', 'sales_manager_id'),
  FINANCE_MANAGER: byPerson('financeManager', 'fin_manager_id'),
  CAR_TYPE: byValue('carType', 'car_type', CAR_TYPES),
  TRADE_STATUS: byValue('tradeStatus', 'trade_status', TRADE_STATUSES),
  DEAL_STATUS: byValue('dealStatus', 'deal_status', DEAL_STATUSES),
  DELIVERY_STATUS: byValue('deliveryStatus', 'delivery_status', DELIVERY_STATUSES),
} satisfies Record<string, Grouping>;

export type DealGrouping = keyof typeof GROUPINGS;

/** The groupings by their names, each once. */
export const dealGroupings = (names: readonly DealGrouping[]): Grouping[] =>
  [...new Set(names)].map(name => GROUPINGS[name]);

/**
 * The exact sums of the groups of a filter. Deals are split into their sides only where people or teams matter; elsewhere a
 * deal counts whole.
 */
export function dealGroups(
  reader: Reader,
  where: DealWhere,
  groupings: readonly Grouping[],
): Promise<GroupRow<DealSums>[]> {
  const isOfSides = picksSides(where) || groupings.some(each => Object.values(OF_SIDES).includes(each));
  return groupRows<DealSums>(reader, {
    sums: DEAL_SUMS,
    from: isOfSides
      ? sql`deal cross join ${SIDES} ${SELLER}`
      : sql`deal cross join (select 2 as halves) as whole`,
    where: isOfSides ? sideConditions(where) : dealConditions(where),
    groupings,
  });
}
