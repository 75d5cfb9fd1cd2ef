import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import TablePagination from '@mui/material/TablePagination';
import { useEffect } from 'react';
import { PageHeader } from '../../components/PageHeader';
import { useDealPeopleQuery } from '../../generated/graphql';
import { useStoreToday } from '../../lib/storeDay';
import { useUrlState } from '../../lib/urlState';
import { HogFilterBar } from './HogFilterBar';
import { HogRows } from './HogRows';
import { HogTotals } from './HogTotals';
import { hogParams, ROWS_A_PAGE } from './hogFilters';
import { LeaveGuard } from './LeaveGuard';
import { OldNews } from './OldNews';
import { UnsavedBar } from './UnsavedBar';
import { useAskedVariables } from './useAskedVariables';
import { GrossProvider, useGrossEdits } from './useGrossEdits';
import { useHogList } from './useHogList';
import { ReviewProvider, useReviews } from './useReviews';

const noRows: never[] = [];

/** /hog: the deals of a period with their gross, to type and to review (brief §2, Hog screen). */
export function HogPage() {
  const [filters, change] = useUrlState(hogParams);
  const asked = useAskedVariables(filters, useStoreToday());
  const { list, isLoading, error, retry, readAgain } = useHogList(asked);
  const rows = list?.rows ?? noRows;
  const gross = useGrossEdits(rows, readAgain);
  const reviews = useReviews();
  const people = useDealPeopleQuery();
  const salespeople = people.data?.dealPeople.salespeople;
  const person =
    asked?.employeeId == null
      ? undefined
      : (salespeople?.find(({ id }) => id === asked.employeeId)?.name ?? 'this person');
  const entries = list?.totals.totalEntries ?? 0;
  const lastPage = Math.max(0, Math.ceil(entries / ROWS_A_PAGE) - 1);

  useEffect(
    function leaveAPageThatIsNoMore() {
      if (list && !isLoading && filters.page > lastPage) change({ page: lastPage });
    },
    [list, isLoading, filters.page, lastPage, change],
  );

  return (
    <GrossProvider value={gross}>
      <ReviewProvider value={reviews}>
        <Box sx={page}>
          <PageHeader title="Hog">
            <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 300px' } }}>
              <HogFilterBar
                filters={filters}
                onChange={change}
                salespeople={salespeople}
                notice={people.error ? 'Something went wrong' : 'Loading...'}
              />
            </Box>
          </PageHeader>
          <HogTotals totals={list?.totals} isLoading={!error} person={person} />
          <Box sx={progress}>{isLoading && list && <LinearProgress aria-label="Loading..." />}</Box>
          {error && list && <OldNews error={error} onRetry={retry} />}
          <HogRows rows={list?.rows} error={error} onRetry={retry} filters={filters} onChange={change} />
          <UnsavedBar />
          {list && entries > ROWS_A_PAGE && (
            <TablePagination
              component="div"
              count={entries}
              page={Math.min(filters.page, lastPage)}
              rowsPerPage={ROWS_A_PAGE}
              rowsPerPageOptions={[]}
              onPageChange={(_event, to) => change({ page: to })}
              sx={pager}
            />
          )}
        </Box>
        <LeaveGuard gross={gross} reviews={reviews} />
      </ReviewProvider>
    </GrossProvider>
  );
}

// On a desk the screen is as high as the window, so that the boxes and the grid's head never leave it.
const page = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  minHeight: 0,
  height: { sm: 'calc(100dvh - 48px - 32px)' },
  minBlockSize: { sm: 560 },
} as const;

const pager = {
  flex: 'none',
  overflow: 'visible',
  '& .MuiTablePagination-toolbar': { minHeight: { sm: 32 } },
} as const;

const progress = { height: 2, my: -0.5, flex: 'none' } as const;
