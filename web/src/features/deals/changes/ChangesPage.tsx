import { skipToken } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useList } from '../../../components/listScreen/useList';
import { Pager, PrintedRows, UpdatingIndicator } from '../../../components/lists/ListPage';
import { EmptyState } from '../../../components/page/EmptyState';
import { LoadError } from '../../../components/page/LoadError';
import { narrowPageStyles } from '../../../components/page/narrowPage';
import { TableSkeleton } from '../../../components/page/Skeletons';
import { withoutPaging } from '../../../lib/exports/exportedTable';
import { useLiveQuery } from '../../../lib/live/liveQuery';
import { toErrorMessage } from '../../../lib/server/sentenceOf';
import { historyListStyles } from '../history/ChangeItem';
import {
  RecordedChangesCountDocument,
  RecordedChangesDocument,
  type RecordedChangesQueryVariables,
} from '../history/dealHistory.generated';
import { ChangeRow } from './ChangeLine';
import { ChangesHeader } from './ChangesHead';
import { changesList } from './changesFilters';

/** Lists recorded changes, the newest first, at `/changes` (changes.md). */
export function ChangesPage() {
  const { filters, updateFilters, variables, list, error, isLoading, retry } = useList(
    changesList,
    RecordedChangesDocument,
    data => data.changes,
    { isForAnyDay: true },
  );
  const changes = useChangesCount(variables);
  const isAccess = filters.kind === 'DATA_ACCESS';

  return (
    <Box sx={narrowPageStyles}>
      <ChangesHeader filters={filters} onChange={updateFilters} variables={variables} changes={changes} />
      <PrintedRows rows={changes} page={filters.page} />
      <Box sx={{ my: -0.75 }}>
        <UpdatingIndicator isUpdating={isLoading && list !== undefined} />
      </Box>
      {error && !list && <LoadError detail={toErrorMessage(error)} onRetry={retry} />}
      {!error && !list && <TableSkeleton />}
      {list?.rows.length === 0 && (
        <EmptyState
          text={isAccess ? NO_ACCESS_ENTRIES_MESSAGE : NO_CHANGES_MESSAGE}
          action={
            changesList.isFiltered(filters) ? (
              <Button variant="outlined" onClick={() => updateFilters(changesList.cleared)}>
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
        rows={changes}
        page={filters.page}
        isUpdating={isLoading}
        onPage={next => updateFilters({ page: next })}
      />
    </Box>
  );
}

/** Queries the count separately, because counting years of changes takes longer than loading a page. */
function useChangesCount(variables: RecordedChangesQueryVariables | null): number | undefined {
  const filter = variables && withoutPaging(variables);
  const { data, previousData } = useLiveQuery(
    RecordedChangesCountDocument,
    filter ? { variables: filter } : skipToken,
  );
  return (data ?? previousData)?.changes.totalCount;
}

const NO_CHANGES_MESSAGE = 'No changes match these filters.';

const NO_ACCESS_ENTRIES_MESSAGE = 'No exports and no sign-ins match these filters.';
