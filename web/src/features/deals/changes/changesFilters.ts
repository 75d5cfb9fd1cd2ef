import { viewsOf } from '../../../components/views/views';
import type { ChangeKind, RecordedChangesQueryVariables, RecordedField } from '../../../generated/graphql';
import { ROWS_A_PAGE } from '../../../lib/address/listPage';
import { cleared, day, id, maybeOneOf, oneOf, page, type UrlValues } from '../../../lib/address/urlState';
import type { Day } from '../../../lib/days/dates';
import { dealPeriods, rangeOf } from '../../../lib/days/period';
import { type ExportedTable, wholeList } from '../../../lib/exports/exportedTable';
import { doorNames } from '../../../lib/values/changeWords';
import type { Viewer } from '../../../lib/viewer';
import { historyFieldNames, kindNames, kindOf } from '../historyWords';

/** How the filters of Changes stand in the address. */
export const changesParams = {
  period: oneOf(dealPeriods, 'today'),
  start: day(),
  end: day(),
  by: id(),
  kind: maybeOneOf(kindNames),
  deal: id(),
  field: maybeOneOf(historyFieldNames),
  door: maybeOneOf(doorNames),
  page: page(),
};

export type ChangesFilters = UrlValues<typeof changesParams>;

export const changesViews = viewsOf('CHANGES', changesParams);

/** What "Clear filters" goes back to. */
export const noFilters = cleared(changesParams);

/** How many filters narrow the list down, without the deal. */
export const countBesideDeal = ({ by, kind, field, door, period }: ChangesFilters): number =>
  [by !== null, kind !== null, field !== null, door !== null, period !== 'today'].filter(Boolean).length;

/** What to ask the server for; null while a custom range is not yet a range. */
export function changesVariables(filters: ChangesFilters, today: Day): RecordedChangesQueryVariables | null {
  const range = rangeOf(filters, today);
  return (
    range && {
      ...range,
      employeeId: filters.by,
      kind: filters.kind,
      number: filters.deal,
      field: filters.field,
      door: filters.door,
      offset: filters.page * ROWS_A_PAGE,
      limit: ROWS_A_PAGE,
    }
  );
}

/** The kinds of change that this person may see. */
export const kindsFor = ({ can }: Viewer): ChangeKind[] =>
  kindNames.filter(kind => {
    if (kind === 'EMPLOYEE') return can.manageEmployees;
    if (kind === 'INVITE') return can.manageInvites;
    return kind !== 'ACCESS_TOKEN' || can.manageAccessTokens;
  });

/** The fields to choose from: those of the kind that is chosen, else of all that one may see. */
export const fieldsFor = (kinds: readonly ChangeKind[], chosen: ChangeKind | null): RecordedField[] =>
  historyFieldNames.filter(field =>
    chosen === null ? kinds.includes(kindOf(field)) : kindOf(field) === chosen,
  );

/** These changes as a file. */
export const exportedChanges = (query: RecordedChangesQueryVariables): ExportedTable => ({
  title: 'Changes',
  name: 'changes',
  query: wholeList(query),
});
