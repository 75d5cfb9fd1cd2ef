import { day, oneOf } from '../../lib/address/urlState';
import type { ChosenPeriod, Period } from '../../lib/days/period';

/** What Trade offers, as it stands in the address. */
export const tradePeriods = ['this-month', 'last-month', 'custom'] as const satisfies readonly Period[];

/** This screen's words, which are not Hog's. */
export const tradePeriodLabels: Record<(typeof tradePeriods)[number], string> = {
  'this-month': 'Current Month',
  'last-month': 'Previous Month',
  custom: 'Custom Range',
};

/** The custom days stay in the address while another period is chosen, and count when Custom Range is. */
export const tradeParams = { period: oneOf(tradePeriods, 'this-month'), start: day(), end: day() };

/** Why a custom range is not yet one. */
export function missingDays({ start, end }: Pick<ChosenPeriod, 'start' | 'end'>): string {
  return start !== null && end !== null
    ? 'The end date is before the start date.'
    : 'Choose a start and an end date.';
}
