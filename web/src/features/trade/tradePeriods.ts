import type { PeriodName, SelectedPeriod } from '../../lib/days/period';
import { dayParam, oneOfParam } from '../../lib/urlState/urlState';

/** Periods that this screen offers, as in the URL. */
export const tradePeriods = ['this-month', 'last-month', 'custom'] as const satisfies readonly PeriodName[];

/** Labels of the periods on this screen. Hog has different labels. */
export const tradePeriodLabels: Record<(typeof tradePeriods)[number], string> = {
  'this-month': 'Current Month',
  'last-month': 'Previous Month',
  custom: 'Custom Range',
};

/**
 * URL parameters. The custom days stay in the URL while another period is chosen, for the next Custom Range.
 */
export const tradeParams = {
  period: oneOfParam(tradePeriods, 'this-month'),
  start: dayParam(),
  end: dayParam(),
};

/** Describes the problem of an incomplete custom range. */
export function describeRangeProblem({ start, end }: Pick<SelectedPeriod, 'start' | 'end'>): string {
  return start !== null && end !== null
    ? 'The end date is before the start date.'
    : 'Choose a start and an end date.';
}
