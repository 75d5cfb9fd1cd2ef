import { skipToken, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useMemo } from 'react';
import { AllEmployeesDocument } from '../../components/deals/allEmployees.generated';
import { historyListStyles } from '../../components/deals/history/ChangeItem';
import {
  RecordedChangesCountDocument,
  RecordedChangesDocument,
  type RecordedChangesQueryVariables,
} from '../../components/deals/history/dealHistory.generated';
import { getFieldKind, getFieldLabel, kindLabels } from '../../components/deals/history/history.labels';
import { EmptyState } from '../../components/feedback/EmptyState';
import { LoadError } from '../../components/feedback/LoadError';
import { TableSkeleton } from '../../components/feedback/Skeletons';
import { formatLoadingNotice } from '../../components/filters/PersonFilter';
import { ListHeader, type ListHeaderProps } from '../../components/lists/ListHeader';
import { Pager, PrintedRows, UpdatingIndicator } from '../../components/lists/ListPage';
import { useList } from '../../components/lists/useList';
import { PageLinks } from '../../components/page/PageHeaderActions';
import { narrowPageStyles } from '../../components/page/page.styles';
import type { RecordedField } from '../../generated/types';
import { toErrorMessage } from '../../lib/apollo/errors';
import { omitPaging } from '../../lib/exports/exportedTable';
import { formatCountWithNoun } from '../../lib/format/numbers';
import { useLiveQuery } from '../../lib/live/liveQuery';
import { useViewer } from '../../lib/viewer';
import { ChangeRow } from './ChangeRow';
import { type ChangesFilters, changesList, listFilterFields, listVisibleKinds } from './changesFilters';

/** Lists recorded changes, the newest first, at `/changes` (changes.md). */
export function ChangesPage() {
  const { filters, updateFilters, variables, list, error, isLoading, retry } = useList(
    changesList,
    RecordedChangesDocument,
    data => data.changes,
    { isForAnyDay: true },
  );
  const changesCount = useChangesCount(variables);
  const isDataAccess = filters.kind === 'DATA_ACCESS';

  return (
    <Box sx={narrowPageStyles}>
      <ChangesHeader
        filters={filters}
        onChange={updateFilters}
        variables={variables}
        changesCount={changesCount}
      />
      <PrintedRows rows={changesCount} page={filters.page} />
      <Box sx={{ my: -0.75 }}>
        <UpdatingIndicator isUpdating={isLoading && list !== undefined} />
      </Box>
      {error && !list && <LoadError detail={toErrorMessage(error)} onRetry={retry} />}
      {!error && !list && <TableSkeleton />}
      {list?.rows.length === 0 && (
        <EmptyState
          text={isDataAccess ? NO_ACCESS_ENTRIES_MESSAGE : NO_CHANGES_MESSAGE}
          action={
            changesList.isFiltered(filters) ? (
              <Button variant="outlined" onClick={() => updateFilters(changesList.clearedFilters)}>
                Clear filters
              </Button>
            ) : (
              <Button variant="outlined" onClick={() => updateFilters({ period: 'this-month', page: 0 })}>
                Show this month
              </Button>
            )
          }
        />
      )}
      {list && list.rows.length > 0 && (
        <Box component="ol" aria-label="Changes" sx={historyListStyles}>
          {list.rows.map(row => (
            <ChangeRow key={row.id} change={row} />
          ))}
        </Box>
      )}
      <Pager
        rows={changesCount}
        page={filters.page}
        isUpdating={isLoading}
        onPage={next => updateFilters({ page: next })}
      />
    </Box>
  );
}

/** Queries the count separately, because counting years of changes takes longer than loading a page. */
function useChangesCount(variables: RecordedChangesQueryVariables | null): number | undefined {
  const filter = variables && omitPaging(variables);
  const { data, previousData } = useLiveQuery(
    RecordedChangesCountDocument,
    filter ? { variables: filter } : skipToken,
  );
  return (data ?? previousData)?.changes.totalCount;
}

const NO_CHANGES_MESSAGE = 'No changes match these filters.';

const NO_ACCESS_ENTRIES_MESSAGE = 'No exports or sign-ins match these filters.';

const pageLinks = [{ label: 'Deleted deals', to: '/deleteddeals' }];

type ChangesHeaderProps = ListHeaderProps<typeof changesList.filters> & {
  changesCount: number | undefined;
};

export function ChangesHeader({ filters, onChange, variables, changesCount }: ChangesHeaderProps) {
  const viewer = useViewer();
  const { data, error } = useQuery(AllEmployeesDocument);
  // Lists the options that the viewer may choose. Labels of fields contain the kind of record, except for
  // fields of a deal.
  const dynamicOptions = useMemo(() => {
    const kinds = listVisibleKinds(viewer);
    return {
      by: { people: data?.employees, notice: formatLoadingNotice(error) },
      kind: kinds.map(value => ({ value, label: kindLabels[value] })),
      field: listFilterFields(kinds, filters.kind).map(value => ({ value, label: formatFieldOption(value) })),
    };
  }, [viewer, data, error, filters.kind]);
  // Choosing another kind clears the field, because each kind has different fields.
  const handleChange = useCallback(
    (changed: Partial<ChangesFilters>) => onChange('kind' in changed ? { field: null, ...changed } : changed),
    [onChange],
  );
  const countNouns: [string, string] =
    filters.kind === 'DATA_ACCESS' ? ['entry', 'entries'] : ['change', 'changes'];
  return (
    <ListHeader
      title="Changes"
      list={changesList}
      filters={filters}
      onChange={handleChange}
      variables={variables}
      isEmpty={changesCount === 0}
      dynamicOptions={dynamicOptions}
      count={changesCount === undefined ? undefined : formatCountWithNoun(changesCount, ...countNouns)}
      actions={viewer.can.recordDeals && <PageLinks links={pageLinks} />}
    />
  );
}

const formatFieldOption = (field: RecordedField): string =>
  getFieldKind(field) === 'DEAL'
    ? getFieldLabel(field)
    : `${kindLabels[getFieldKind(field)]}: ${getFieldLabel(field)}`;
