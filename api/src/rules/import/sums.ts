import type { Day } from '../calendar/calendar.ts';
import { isSold } from '../deals/deal.ts';
import type { DealStatus, DeliveryStatus } from '../deals/dealValues.ts';
import { sumBy } from '../numbers/arithmetic.ts';
import { toDollars } from '../numbers/money.ts';
import type { ClassifiedLine } from './outcomes.ts';

/** The sums over the lines of deals, in dollars, to check against the source list. */
export interface ImportSums {
  readonly deals: number;
  /** Sold cars (rules.md, A deal, "Sold"). */
  readonly units: number;
  readonly frontGross: number;
  readonly backGross: number;
}

/** The values of a line that are summed. */
type SummedFields = {
  readonly [Field in 'frontGross' | 'backGross']?: number;
} & {
  readonly dealStatus?: DealStatus;
  readonly deliveryStatus?: DeliveryStatus;
  readonly deliveryDate?: Day;
};

/** Sums lines. Values that cannot be read count as 0. */
export function sumLines(lines: readonly ClassifiedLine[]): ImportSums {
  const deals = lines.map(({ fieldValues }) => fieldValues as SummedFields);
  const sold = deals.filter(({ dealStatus = null, deliveryStatus = null, deliveryDate = null }) =>
    isSold({ dealStatus, deliveryStatus, deliveryDate }),
  );
  // Sums in cents are exact.
  const sumGross = (field: 'frontGross' | 'backGross') =>
    toDollars(sumBy(deals, deal => Math.round((deal[field] ?? 0) * 100)));
  return {
    deals: lines.length,
    units: sold.length,
    frontGross: sumGross('frontGross'),
    backGross: sumGross('backGross'),
  };
}
