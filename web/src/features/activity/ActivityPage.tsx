import { skipToken } from '@apollo/client/react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import TablePagination from '@mui/material/TablePagination';
import { useEffect, useMemo } from 'react';
import { PageHeader } from '../../components/PageHeader';
import { ActivityDocument, useActivityQuery, useDealPeopleQuery } from '../../generated/graphql';
import { useFollow } from '../../lib/follow';
import { useStoreToday } from '../../lib/storeDay';
import { useUrlState } from '../../lib/urlState';
import { useAskedVariables } from '../../lib/useAskedVariables';
import { ActivityFilterBar } from './ActivityFilterBar';
import { ActivityRows } from './ActivityRows';
import { activityParams, activityVariables, isSameFilter, ROWS_A_PAGE } from './activityFilters';

/** /activity: the deals of a period, every status, to look up and to edit (brief §2, Activity). */
export function ActivityPage() {
  const [filters, change] = useUrlState(activityParams);
  const today = useStoreToday();
  const wanted = useMemo(() => activityVariables(filters, today), [filters, today]);
  const variables = useAskedVariables(wanted, isSameFilter);
  const { data, previousData, error, loading, refetch } = useActivityQuery(
    variables ? { variables } : skipToken,
  );
  useFollow(ActivityDocument, variables, { topics: ['DEALS', 'EMPLOYEES'], days: variables });
  const isRefused = error !== undefined && data === undefined;
  const list = isRefused ? undefined : (data ?? previousData)?.activity;
  const people = useDealPeopleQuery();
  const count = list?.totalCount ?? 0;
  const lastPage = Math.max(0, Math.ceil(count / ROWS_A_PAGE) - 1);

  useEffect(
    function leaveAPageThatIsNoMore() {
      if (list && !loading && filters.page > lastPage) change({ page: lastPage });
    },
    [list, loading, filters.page, lastPage, change],
  );

  return (
    <Box sx={page}>
      <PageHeader title="Activity">
        {list && (
          <Box component="span" role="status" sx={{ color: 'text.secondary' }}>
            {count.toLocaleString('en-US')} {count === 1 ? 'deal' : 'deals'}
          </Box>
        )}
      </PageHeader>
      <ActivityFilterBar
        filters={filters}
        onChange={change}
        salespeople={people.data?.dealPeople.salespeople}
        notice={people.error ? 'Something went wrong' : 'Loading...'}
      />
      <Box sx={progress}>
        {loading && list && <LinearProgress aria-label="Loading..." sx={{ height: 2 }} />}
      </Box>
      <ActivityRows
        rows={list?.rows}
        error={isRefused ? error : undefined}
        onRetry={() => void refetch()}
        filters={filters}
        onChange={change}
      />
      {list && count > ROWS_A_PAGE && (
        <TablePagination
          component="div"
          count={count}
          page={Math.min(filters.page, lastPage)}
          rowsPerPage={ROWS_A_PAGE}
          rowsPerPageOptions={[]}
          onPageChange={(_event, to) => change({ page: to })}
          sx={pager}
        />
      )}
    </Box>
  );
}

// On a desk the screen is as high as the window, so that the grid's head never leaves it.
const page = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  minHeight: 0,
  height: { sm: 'calc(100dvh - 48px - 32px)' },
  minBlockSize: { sm: 480 },
} as const;

const pager = {
  flex: 'none',
  overflow: 'visible',
  '& .MuiTablePagination-toolbar': { minHeight: { sm: 32 } },
} as const;

const progress = { height: 2, my: -0.5, flex: 'none' } as const;
