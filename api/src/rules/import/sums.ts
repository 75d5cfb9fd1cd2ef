import type { Day } from '../calendar/calendar.ts';
import { isSold } from '../deals/deal.ts';
import type { DealStatus, DeliveryStatus } from '../deals/dealValues.ts';
import { sumOf } from '../numbers/arithmetic.ts';
import { toDollars } from '../numbers/money.ts';
import type { JudgedLine } from './outcomes.ts';

/** What lines of deals add up to, amounts in dollars, to be checked against the list that they come from. */
export interface ImportSums {
  readonly deals: number;
  /** The cars that are sold (rules.md, A deal, "Sold"). */
  readonly units: number;
  readonly frontGross: number;
  readonly backGross: number;
}

/** What a line says of the fields that are summed. */
type SummedFields = {
  readonly [Field in 'frontGross' | 'backGross']?: number;
} & {
  readonly dealStatus?: DealStatus;
  readonly deliveryStatus?: DeliveryStatus;
  readonly deliveryDate?: Day;
};

/** Adds lines up. What of a line cannot be read counts 0. */
export function sumLines(lines: readonly JudgedLine[]): ImportSums {
  const deals = lines.map(({ says }) => says as SummedFields);
  const sold = deals.filter(({ dealStatus = null, deliveryStatus = null, deliveryDate = null }) =>
    isSold({ dealStatus, deliveryStatus, deliveryDate }),
  );
  // In cents a sum is exact.
  const sumGross = (field: 'frontGross' | 'backGross') =>
    toDollars(sumOf(deals, deal => Math.round((deal[field] ?? 0) * 100)));
  return {
    deals: lines.length,
    units: sold.length,
    frontGross: sumGross('frontGross'),
    backGross: sumGross('backGross'),
  };
}
