import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import TablePagination from '@mui/material/TablePagination';
import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router';
import { PageHeader } from '../../components/PageHeader';
import { useUrlState } from '../../lib/urlState';
import { UpStatsCounters } from './UpStatsCounters';
import { UpStatsFilterBar } from './UpStatsFilterBar';
import { UpStatsRows } from './UpStatsRows';
import { ROWS_A_PAGE, statsParams } from './upStatsFilters';
import { useUpStats } from './useUpStats';

/** /uplogstats: ups over a period, counted and listed (brief §2, Up Log Stats). */
export function UpLogStatsPage() {
  const [filters, change] = useUrlState(statsParams);
  const { stats, error, isLoading, retry } = useUpStats(filters);
  const ups = stats?.counters.ups ?? 0;
  const lastPage = Math.max(0, Math.ceil(ups / ROWS_A_PAGE) - 1);

  useEffect(
    function leaveAPageThatIsNoMore() {
      if (stats && !isLoading && filters.page > lastPage) change({ page: lastPage });
    },
    [stats, isLoading, filters.page, lastPage, change],
  );

  return (
    <Box sx={page}>
      <PageHeader
        title="Up Log Stats"
        actions={
          <Link component={RouterLink} to="/uplog" sx={{ fontWeight: 600, typography: 'body2' }}>
            Back to Up Log
          </Link>
        }
      />
      <UpStatsFilterBar filters={filters} onChange={change} />
      <UpStatsCounters counters={stats?.counters} />
      <Box sx={progress}>{isLoading && stats && <LinearProgress aria-label="Loading..." />}</Box>
      <UpStatsRows
        rows={stats?.rows}
        error={error}
        onRetry={() => void retry()}
        filters={filters}
        onChange={change}
      />
      {ups > ROWS_A_PAGE && (
        <TablePagination
          component="div"
          count={ups}
          page={Math.min(filters.page, lastPage)}
          rowsPerPage={ROWS_A_PAGE}
          rowsPerPageOptions={[]}
          onPageChange={(_event, to) => change({ page: to })}
          sx={{ flex: 'none', overflow: 'visible' }}
        />
      )}
    </Box>
  );
}

// On a desk the screen is as high as the window, so that the counters and the grid's head never leave it.
const page = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  minHeight: 0,
  height: { sm: 'calc(100dvh - 48px - 32px)' },
  minBlockSize: { sm: 560 },
} as const;

const progress = { height: 2, my: -0.5, flex: 'none' } as const;
