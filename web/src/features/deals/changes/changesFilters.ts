import {
  type FilterTable,
  filteredList,
  searchFilter,
  type ValuesOf,
} from '../../../components/filters/filteredList';
import { viewedLists } from '../../../generated/rules/viewedLists';
import type { ChangeKind, RecordedField } from '../../../generated/types';
import { id, maybeOneOf, oneOf } from '../../../lib/address/urlState';
import { dealPeriods } from '../../../lib/days/period';
import { doorNames, doorWords } from '../../../lib/values/changeWords';
import type { Viewer } from '../../../lib/viewer';
import type { RecordedChangesQueryVariables } from '../history/dealHistory.generated';
import { historyFieldNames, kindNames, kindOf } from '../history/historyWords';

const { period, variables } = viewedLists.CHANGES;

const filters = {
  deal: { ...searchFilter, label: 'Deal or customer' },
  by: { kind: 'person', label: 'By', all: 'Everyone', param: id(), variable: variables.by },
  kind: {
    kind: 'choice',
    label: 'What',
    all: 'Everything',
    param: maybeOneOf(kindNames),
    variable: variables.kind,
  },
  field: {
    kind: 'choice',
    label: 'Field',
    all: 'All Fields',
    param: maybeOneOf(historyFieldNames),
    variable: variables.field,
  },
  door: {
    kind: 'choice',
    label: 'Came by',
    all: 'Every Door',
    options: doorWords,
    param: maybeOneOf(doorNames),
    variable: variables.door,
  },
  period: { kind: 'period', offered: dealPeriods, param: oneOf(dealPeriods, period) },
} satisfies FilterTable<RecordedChangesQueryVariables>;

export const changesList = filteredList({ views: 'CHANGES', filters, files: { Changes: 'changes' } });

export type ChangesFilters = ValuesOf<typeof changesList>;

/** The kinds of change that this person may see. */
export const kindsFor = ({ can }: Viewer): ChangeKind[] =>
  kindNames.filter(kind => {
    if (kind === 'EMPLOYEE') return can.manageEmployees;
    if (kind === 'INVITE') return can.manageInvites;
    if (kind === 'DISPLAY' || kind === 'MESSAGE') return can.manageDisplays;
    if (kind === 'DATA_ACCESS') return can.seeDataAccess;
    if (kind === 'FILE') return can.importFiles;
    return kind !== 'ACCESS_TOKEN' || can.manageAccessTokens;
  });

/** The fields to choose from: those of the kind that is chosen, else of all that one may see. */
export const fieldsFor = (kinds: readonly ChangeKind[], chosen: ChangeKind | null): RecordedField[] =>
  historyFieldNames.filter(field =>
    chosen === null ? kinds.includes(kindOf(field)) : kindOf(field) === chosen,
  );
