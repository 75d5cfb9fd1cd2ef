import sql, { type Sql } from 'sql-template-tag';
import { allOf } from '../../../database/conditions.ts';
import { dealContains } from '../../../deals/deal.query.ts';
import { CREDITED_TEAM, SELLER, SIDES } from '../../credits.sql.ts';
import { isAmong, isSetTo, isWithinDays, isWithinMoney, isWithinNumbers } from '../where.sql.ts';
import type { DealWhere } from './dealWhere.input.ts';

/** The conditions on the deal as a whole, not on its sides. */
function ofDeal(where: DealWhere): Sql[] {
  return [
    ...isWithinDays('log_day', where.logDay),
    ...isWithinDays('delivery_date', where.deliveryDate),
    ...isWithinDays('added_date', where.addedDate),
    ...isWithinNumbers('number', where.number),
    ...isWithinMoney('coalesce(front_gross, 0)', where.frontGross),
    ...isWithinMoney('coalesce(back_gross, 0)', where.backGross),
    ...isWithinMoney('coalesce(front_gross, 0) + coalesce(back_gross, 0)', where.totalGross),
    ...isAmong('sales_manager_id', 'integer', where.salesManagerIds),
    ...isAmong('fin_manager_id', 'integer', where.financeManagerIds),
    ...isAmong('car_type', 'text', where.carTypes),
    ...isAmong('trade_status', 'text', where.tradeStatuses),
    ...isAmong('deal_status', 'text', where.dealStatuses),
    ...isAmong('delivery_status', 'text', where.deliveryStatuses),
    ...isSetTo('is_sold', where.isSold),
    ...isSetTo('is_split', where.isSplit),
    ...isSetTo('is_updated', where.isUpdated),
    ...isSetTo('is_confirmed', where.isConfirmed),
    ...dealContains(where.search),
    ...mayCredit(where.salespersonIds),
  ];
}

/** Adds nothing to `ofSide`, but is about columns that have an index. */
function mayCredit(ids: DealWhere['salespersonIds']): Sql[] {
  if (!ids || ids.includes(null)) return [];
  return [sql`(closer_id = any(${ids}::integer[]) or additional_id = any(${ids}::integer[]))`];
}

/** The conditions on one side of a deal (reports/credits.sql.ts). */
function ofSide(where: DealWhere): Sql[] {
  return [
    ...isAmong('employee_id', 'integer', where.salespersonIds),
    ...isAmong(CREDITED_TEAM, 'integer', where.teams),
  ];
}

/** Whether a filter picks sides of deals, so that totals count those alone. */
export const picksSides = (where: DealWhere): boolean => ofSide(where).length > 0;

/** The deals of a filter: those with a side that meets the conditions on sides. */
export function dealConditions(where: DealWhere): Sql[] {
  const sides = ofSide(where);
  if (sides.length === 0) return ofDeal(where);
  return [...ofDeal(where), sql`exists (select from ${SIDES} ${SELLER} where ${allOf(sides)})`];
}

/** The sides of deals of a filter, each for itself: of `deal` with its `SIDES` and their `SELLER`. */
export function sideConditions(where: DealWhere): Sql[] {
  return [...ofDeal(where), ...ofSide(where)];
}
