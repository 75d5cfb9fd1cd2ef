import type { PeriodName, SelectedPeriod } from '../../lib/days/period';
import { dayParam, oneOfParam } from '../../lib/urlState/urlState';

/** What Trade offers, as it stands in the address. */
export const tradePeriods = ['this-month', 'last-month', 'custom'] as const satisfies readonly PeriodName[];

/** This screen's words, which are not Hog's. */
export const tradePeriodLabels: Record<(typeof tradePeriods)[number], string> = {
  'this-month': 'Current Month',
  'last-month': 'Previous Month',
  custom: 'Custom Range',
};

/** The custom days stay in the address while another period is chosen, and count when Custom Range is. */
export const tradeParams = {
  period: oneOfParam(tradePeriods, 'this-month'),
  start: dayParam(),
  end: dayParam(),
};

/** Why a custom range is not yet one. */
export function missingDays({ start, end }: Pick<SelectedPeriod, 'start' | 'end'>): string {
  return start !== null && end !== null
    ? 'The end date is before the start date.'
    : 'Choose a start and an end date.';
}
