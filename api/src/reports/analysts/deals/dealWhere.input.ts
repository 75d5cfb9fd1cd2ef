import { z } from 'zod';
import { searchText } from '../../../input/fields.ts';
import { parseInput } from '../../../input/parse.ts';
import {
  CAR_TYPES,
  DEAL_STATUSES,
  DELIVERY_STATUSES,
  TRADE_STATUSES,
} from '../../../rules/deals/dealValues.ts';
import { anyOf, dayBounds, optionalFlag, numberBounds, employeeIds, teams } from '../where.input.ts';

/** Accepted values of each field of the deal filter for analysts. */
const where = z.object({
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
  carTypes: anyOf(CAR_TYPES),
  tradeStatuses: anyOf(TRADE_STATUSES),
  dealStatuses: anyOf(DEAL_STATUSES),
  deliveryStatuses: anyOf(DELIVERY_STATUSES),
  isSold: optionalFlag,
  isSplit: optionalFlag,
  isUpdated: optionalFlag,
  isConfirmed: optionalFlag,
  search: searchText.nullish(),
});

/** Filter of deals for analysts; a field that is absent or null does not filter. */
export type DealWhere = z.output<typeof where>;

const args = z.object({ where: where.nullish() });

/**
 * Returns the deal filter of a request, empty if it has none.
 * @throws BAD_INPUT
 */
export const parseDealWhere = (input: { readonly where?: unknown }): DealWhere =>
  parseInput(args, input).where ?? {};
