import { skipToken } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { useCallback } from 'react';
import { RangeHead } from '../../components/days/RangeHead';
import { ExportButton } from '../../components/export/ExportButton';
import { useFilters } from '../../components/filters/useFilters';
import { ListPage, Pager, UpdatingLine } from '../../components/lists/ListPage';
import { PageHeader } from '../../components/page/PageHeader';
import { ActivityDocument, useActivityQuery } from '../../generated/graphql';
import { useLastAnswer } from '../../lib/hooks/useLastAnswer';
import { useFollow } from '../../lib/live/follow';
import { ActivityFilterBar } from './ActivityFilterBar';
import { ActivityRows } from './ActivityRows';
import { activityList, activityVariables, exportedActivity } from './activityFilters';

/** /activity: the deals of a period, every status, to look up and to edit. */
export function ActivityPage() {
  const { filters, change, settled } = useFilters(activityList.params, activityVariables);
  const { data, error, loading, refetch } = useActivityQuery(settled ? { variables: settled } : skipToken);
  useFollow(ActivityDocument, settled, { topics: ['DEALS', 'EMPLOYEES'], days: settled });
  const last = useLastAnswer(data?.activity, settled);
  const isRefused = error !== undefined && data === undefined;
  const list = isRefused ? undefined : last?.answer;
  const retry = useCallback(() => void refetch(), [refetch]);
  const count = list?.totalCount ?? 0;

  return (
    <ListPage minHeight={480}>
      <PageHeader
        title="Activity"
        shown={
          <>
            {settled && <RangeHead range={settled} />}
            {list && (
              <Box component="span" role="status">
                {count.toLocaleString('en-US')} {count === 1 ? 'deal' : 'deals'}
              </Box>
            )}
          </>
        }
        actions={<ExportButton tables={settled ? exportedActivity(settled) : []} />}
        filters={<ActivityFilterBar filters={filters} onChange={change} />}
      />
      <UpdatingLine isUpdating={loading && list !== undefined} />
      <ActivityRows
        rows={list?.rows}
        error={isRefused ? error : undefined}
        onRetry={retry}
        question={last?.question}
        sort={filters.sort}
        order={filters.order}
        isFiltered={activityList.isFiltered(filters)}
        onChange={change}
      />
      <Pager
        rows={list?.totalCount}
        page={filters.page}
        isUpdating={loading}
        onPage={page => change({ page })}
      />
    </ListPage>
  );
}
