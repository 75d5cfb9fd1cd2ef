import { skipToken } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { RangeHead } from '../../../components/days/RangeHead';
import { ExportButton } from '../../../components/export/ExportButton';
import { useFilters } from '../../../components/filters/useFilters';
import { Pager, UpdatingLine } from '../../../components/lists/ListPage';
import { EmptyState } from '../../../components/page/EmptyState';
import { LoadError } from '../../../components/page/LoadError';
import { narrowPage } from '../../../components/page/narrowPage';
import { PageHeader } from '../../../components/page/PageHeader';
import { PageLinks } from '../../../components/page/PageLinks';
import { TableSkeleton } from '../../../components/page/Skeletons';
import {
  RecordedChangesCountDocument,
  RecordedChangesDocument,
  type RecordedChangesQueryVariables,
  useRecordedChangesCountQuery,
  useRecordedChangesQuery,
} from '../../../generated/graphql';
import { wholeList } from '../../../lib/exports/exportedTable';
import { useFollow } from '../../../lib/live/follow';
import { sentenceOf } from '../../../lib/server/sentenceOf';
import { count } from '../../../lib/values/units';
import { useViewer } from '../../../lib/viewer';
import { historyList } from '../history/ChangeItem';
import { ChangeLine } from './ChangeLine';
import { ChangesFilterBar } from './ChangesFilterBar';
import { changesList, changesVariables, exportedChanges } from './changesFilters';

const links = [{ label: 'Deleted deals', to: '/deleteddeals' }];

const page = narrowPage(1160);

/** /changes: what was changed, the newest first (changes.md). */
export function ChangesPage() {
  const { filters, change, settled } = useFilters(changesList.params, changesVariables);
  const { can } = useViewer();
  const answer = useRecordedChangesQuery(
    settled ? { variables: settled, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  useFollow(RecordedChangesDocument, settled);
  const changes = useChangesCount(settled);
  const list = (answer.data ?? answer.previousData)?.changes;
  const isAccess = filters.kind === 'DATA_ACCESS';
  const isRefused = answer.error !== undefined && answer.data === undefined;

  return (
    <Box sx={page}>
      <PageHeader
        title="Changes"
        shown={
          <>
            {settled && <RangeHead range={settled} />}
            {changes !== undefined && (
              <span role="status">
                {countWords(changes, isAccess ? ['entry', 'entries'] : ['change', 'changes'])}
              </span>
            )}
          </>
        }
        actions={
          <>
            {can.recordDeals && <PageLinks links={links} />}
            <ExportButton tables={settled ? [exportedChanges(settled)] : []} />
          </>
        }
        filters={<ChangesFilterBar filters={filters} onChange={change} />}
      />
      <UpdatingLine isUpdating={answer.loading && list !== undefined} />
      {isRefused && <LoadError detail={sentenceOf(answer.error)} onRetry={() => void answer.refetch()} />}
      {!isRefused && !list && <TableSkeleton />}
      {!isRefused && list?.rows.length === 0 && (
        <EmptyState text={isAccess ? NOTHING_TAKEN : NOTHING_CHANGED} />
      )}
      {!isRefused && list && list.rows.length > 0 && (
        <Box component="ol" aria-label="Changes" sx={historyList}>
          {list.rows.map(row => (
            <ChangeLine key={row.id} change={row} />
          ))}
        </Box>
      )}
      <Pager
        rows={changes}
        page={filters.page}
        isUpdating={answer.loading}
        onPage={page => change({ page })}
      />
    </Box>
  );
}

/** Asked for apart: of years, counting takes longer than a page, which does not wait for it. */
function useChangesCount(settled: RecordedChangesQueryVariables | null): number | undefined {
  const filter = settled && wholeList(settled);
  const { data, previousData } = useRecordedChangesCountQuery(
    filter ? { variables: filter, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  useFollow(RecordedChangesCountDocument, filter);
  return (data ?? previousData)?.changes.totalCount;
}

const NOTHING_CHANGED = 'Nothing was changed in this filter.';

const NOTHING_TAKEN = 'Nobody exported anything or signed in in this filter.';

const countWords = (all: number, [one, several]: readonly [string, string]): string =>
  `${count(all)} ${all === 1 ? one : several}`;
