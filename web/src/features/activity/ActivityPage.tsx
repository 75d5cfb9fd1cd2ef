import { skipToken } from '@apollo/client/react';
import { useCallback } from 'react';
import { useFilters } from '../../components/filters/useFilters';
import { ListPage, Pager, UpdatingLine } from '../../components/lists/ListPage';
import { ActivityDocument, useActivityQuery } from '../../generated/graphql';
import { useLastAnswer } from '../../lib/hooks/useLastAnswer';
import { useFollow } from '../../lib/live/follow';
import { ActivityHead } from './ActivityHead';
import { ActivityRows } from './ActivityRows';
import { activityList, activityVariables } from './activityFilters';

/** /activity: the deals of a period, every status, to look up and to edit. */
export function ActivityPage() {
  const { filters, change, settled } = useFilters(activityList.params, activityVariables);
  const { data, error, loading, refetch } = useActivityQuery(settled ? { variables: settled } : skipToken);
  useFollow(ActivityDocument, settled, settled);
  const last = useLastAnswer(data?.activity, settled);
  const isRefused = error !== undefined && data === undefined;
  const list = isRefused ? undefined : last?.answer;
  const retry = useCallback(() => void refetch(), [refetch]);

  return (
    <ListPage minHeight={480}>
      <ActivityHead filters={filters} onChange={change} asked={settled} count={list?.totalCount} />
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
