import type { RecordedChangesQueryVariables } from '../../components/deals/history/dealHistory.generated';
import { getFieldKind, historyFieldNames, kindNames } from '../../components/deals/history/history.labels';
import {
  defineFilteredList,
  type FilteredListValues,
  type FilterTable,
  searchFilter,
} from '../../components/filters/filteredList';
import { channelLabels } from '../../generated/rules/channelLabels';
import { viewedLists } from '../../generated/rules/viewedLists';
import type { ChangeKind, RecordedField } from '../../generated/types';
import { dealPeriods } from '../../lib/days/period';
import { channels } from '../../lib/format/changes';
import { idParam, oneOfParam, optionalOneOfParam } from '../../lib/urlState/urlState';
import type { Viewer } from '../../lib/viewer';

const { period, variables } = viewedLists.CHANGES;

const filters = {
  deal: { ...searchFilter, label: 'Deal or customer' },
  by: { kind: 'person', label: 'By', all: 'Everyone', param: idParam(), variable: variables.by },
  kind: {
    kind: 'choice',
    label: 'Type',
    all: 'All',
    param: optionalOneOfParam(kindNames),
    variable: variables.kind,
  },
  field: {
    kind: 'choice',
    label: 'Field',
    all: 'All Fields',
    param: optionalOneOfParam(historyFieldNames),
    variable: variables.field,
  },
  door: {
    kind: 'choice',
    label: 'Source',
    all: 'All',
    options: channelLabels,
    param: optionalOneOfParam(channels),
    variable: variables.door,
  },
  period: { kind: 'period', periods: dealPeriods, param: oneOfParam(dealPeriods, period) },
} satisfies FilterTable<RecordedChangesQueryVariables>;

export const changesList = defineFilteredList({ views: 'CHANGES', filters, files: { Changes: 'changes' } });

export type ChangesFilters = FilteredListValues<typeof changesList>;

export const listVisibleKinds = ({ can }: Viewer): ChangeKind[] =>
  kindNames.filter(kind => {
    if (kind === 'EMPLOYEE') return can.manageEmployees;
    if (kind === 'INVITE') return can.manageInvites;
    if (kind === 'DISPLAY' || kind === 'MESSAGE') return can.manageDisplays;
    if (kind === 'DATA_ACCESS') return can.seeDataAccess;
    if (kind === 'FILE') return can.importFiles;
    return kind !== 'ACCESS_TOKEN' || can.manageAccessTokens;
  });

/**
 * Returns the fields that the user can choose as a filter. Without a chosen kind, returns the fields of all
 * visible kinds.
 */
export const listFilterFields = (
  kinds: readonly ChangeKind[],
  chosenKind: ChangeKind | null,
): RecordedField[] =>
  historyFieldNames.filter(field =>
    chosenKind === null ? kinds.includes(getFieldKind(field)) : getFieldKind(field) === chosenKind,
  );
