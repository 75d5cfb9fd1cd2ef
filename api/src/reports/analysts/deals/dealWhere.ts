import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { dealSearchSql } from '../../../modules/deals/deal.query.ts';
import { joinConditions } from '../../../platform/database/sqlHelpers.ts';
import { searchText } from '../../../platform/input/fields.ts';
import { parseInput } from '../../../platform/input/parseInput.ts';
import {
  CAR_TYPES,
  DEAL_STATUSES,
  DELIVERY_STATUSES,
  TRADE_STATUSES,
} from '../../../rules/deals/dealValues.ts';
import { CREDITED_TEAM, DEAL_SIDES, SELLER_JOIN } from '../../credits.sql.ts';
import {
  createValueListSchema,
  dayBounds,
  dayRangeConditions,
  employeeIds,
  flagConditions,
  listConditions,
  moneyRangeConditions,
  numberBounds,
  numberRangeConditions,
  optionalFlag,
  teams,
} from '../whereConditions.ts';

/** Accepted values of each field of the deal filter for analysts. */
const dealConditionSchema = z.object({
  logDay: dayBounds,
  deliveryDate: dayBounds,
  addedDate: dayBounds,
  number: numberBounds,
  frontGross: numberBounds,
  backGross: numberBounds,
  totalGross: numberBounds,
  salespersonIds: employeeIds,
  salesManagerIds: employeeIds,
  financeManagerIds: employeeIds,
  teams,
  carTypes: createValueListSchema(CAR_TYPES),
  tradeStatuses: createValueListSchema(TRADE_STATUSES),
  dealStatuses: createValueListSchema(DEAL_STATUSES),
  deliveryStatuses: createValueListSchema(DELIVERY_STATUSES),
  isSold: optionalFlag,
  isSplit: optionalFlag,
  isUpdated: optionalFlag,
  isConfirmed: optionalFlag,
  search: searchText.nullish(),
});

/** Filter of deals for analysts; a field that is absent or null does not filter. */
export type DealWhere = z.output<typeof dealConditionSchema>;

const argsSchema = z.object({ where: dealConditionSchema.nullish() });

/**
 * Returns the deal filter of a request, empty if it has none.
 * @throws BAD_INPUT
 */
export const parseDealWhere = (input: { readonly where?: unknown }): DealWhere =>
  parseInput(argsSchema, input).where ?? {};

/** Returns the conditions on the deal as a whole, without the conditions on its sides. */
function wholeDealConditions(where: DealWhere): Sql[] {
  return [
    ...dayRangeConditions('log_day', where.logDay),
    ...dayRangeConditions('delivery_date', where.deliveryDate),
    ...dayRangeConditions('added_date', where.addedDate),
    ...numberRangeConditions('number', where.number),
    ...moneyRangeConditions('coalesce(front_gross, 0)', where.frontGross),
    ...moneyRangeConditions('coalesce(back_gross, 0)', where.backGross),
    ...moneyRangeConditions('coalesce(front_gross, 0) + coalesce(back_gross, 0)', where.totalGross),
    ...listConditions('sales_manager_id', 'integer', where.salesManagerIds),
    ...listConditions('fin_manager_id', 'integer', where.financeManagerIds),
    ...listConditions('car_type', 'text', where.carTypes),
    ...listConditions('trade_status', 'text', where.tradeStatuses),
    ...listConditions('deal_status', 'text', where.dealStatuses),
    ...listConditions('delivery_status', 'text', where.deliveryStatuses),
    ...flagConditions('is_sold', where.isSold),
    ...flagConditions('is_split', where.isSplit),
    ...flagConditions('is_updated', where.isUpdated),
    ...flagConditions('is_confirmed', where.isConfirmed),
    ...dealSearchSql(where.search),
    ...indexedSalespersonConditions(where.salespersonIds),
  ];
}

/**
 * Returns a salesperson condition on columns that have an index. It repeats the salesperson condition of
 * `oneSideConditions` only for speed.
 */
function indexedSalespersonConditions(ids: DealWhere['salespersonIds']): Sql[] {
  if (!ids || ids.includes(null)) return [];
  return [sql`(closer_id = any(${ids}::integer[]) or additional_id = any(${ids}::integer[]))`];
}

/** Returns the conditions that one side of a deal must meet (reports/credits.sql.ts). */
function oneSideConditions(where: DealWhere): Sql[] {
  return [
    ...listConditions('employee_id', 'integer', where.salespersonIds),
    ...listConditions(CREDITED_TEAM, 'integer', where.teams),
  ];
}

/** Returns whether a filter has conditions on sides of deals. Totals then count only the sides that match. */
export const hasSideConditions = (where: DealWhere): boolean => oneSideConditions(where).length > 0;

/**
 * Returns the conditions that select the deals of a filter. A deal matches the conditions on sides if one of
 * its sides meets all of them.
 */
export function dealConditions(where: DealWhere): Sql[] {
  const sides = oneSideConditions(where);
  if (sides.length === 0) return wholeDealConditions(where);
  return [
    ...wholeDealConditions(where),
    sql`exists (select from ${DEAL_SIDES} ${SELLER_JOIN} where ${joinConditions(sides)})`,
  ];
}

/**
 * Returns the conditions on each side of the deals of a filter. They require `deal` joined to `DEAL_SIDES`
 * and `SELLER_JOIN`.
 */
export function sideConditions(where: DealWhere): Sql[] {
  return [...wholeDealConditions(where), ...oneSideConditions(where)];
}
