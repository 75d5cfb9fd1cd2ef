import { z } from 'zod';
import { searchText } from '../../../input/fields.ts';
import { parseInput } from '../../../input/parse.ts';
import {
  CAR_TYPES,
  DEAL_STATUSES,
  DELIVERY_STATUSES,
  TRADE_STATUSES,
} from '../../../rules/deals/dealValues.ts';
import { anyOf, dayBounds, isSet, numberBounds, people, teams } from '../where.input.ts';

/** What each field of an analyst's filter of deals accepts. */
const where = z.object({
  logDay: dayBounds,
  deliveryDate: dayBounds,
  addedDate: dayBounds,
  number: numberBounds,
  frontGross: numberBounds,
  backGross: numberBounds,
  totalGross: numberBounds,
  salespersonIds: people,
  salesManagerIds: people,
  financeManagerIds: people,
  teams,
  carTypes: anyOf(CAR_TYPES),
  tradeStatuses: anyOf(TRADE_STATUSES),
  dealStatuses: anyOf(DEAL_STATUSES),
  deliveryStatuses: anyOf(DELIVERY_STATUSES),
  isSold: isSet,
  isSplit: isSet,
  isUpdated: isSet,
  isConfirmed: isSet,
  search: searchText.nullish(),
});

/** Which deals an analyst wants; whatever is absent or null does not filter. */
export type DealWhere = z.output<typeof where>;

const args = z.object({ where: where.nullish() });

/** The filter that a call names, if any. @throws BAD_INPUT */
export const dealWhereOf = (sent: { readonly where?: unknown }): DealWhere =>
  parseInput(args, sent).where ?? {};
