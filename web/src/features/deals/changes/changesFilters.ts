import type { DealChangesQueryVariables } from '../../../generated/graphql';
import { ROWS_A_PAGE } from '../../../lib/address/listPage';
import { cleared, day, id, maybeOneOf, oneOf, page, type UrlValues } from '../../../lib/address/urlState';
import type { Day } from '../../../lib/days/dates';
import { dealPeriods, rangeOf } from '../../../lib/days/period';
import { historyFieldNames } from '../historyWords';

/** How the filters of Changes stand in the address. */
export const changesParams = {
  period: oneOf(dealPeriods, 'today'),
  start: day(),
  end: day(),
  by: id(),
  deal: id(),
  field: maybeOneOf(historyFieldNames),
  page: page(),
};

export type ChangesFilters = UrlValues<typeof changesParams>;

/** What "Clear filters" goes back to. */
export const noFilters = cleared(changesParams);

/** How many filters narrow the list down, without the deal. */
export const countBesideDeal = ({ by, field, period }: ChangesFilters): number =>
  [by !== null, field !== null, period !== 'today'].filter(Boolean).length;

/** What to ask the server for; null while a custom range is not yet a range. */
export function changesVariables(filters: ChangesFilters, today: Day): DealChangesQueryVariables | null {
  const range = rangeOf(filters, today);
  return (
    range && {
      ...range,
      employeeId: filters.by,
      number: filters.deal,
      field: filters.field,
      offset: filters.page * ROWS_A_PAGE,
      limit: ROWS_A_PAGE,
    }
  );
}
