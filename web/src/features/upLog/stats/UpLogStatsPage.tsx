import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { RangeHead } from '../../../components/days/RangeHead';
import { ExportButton } from '../../../components/export/ExportButton';
import { useFilters } from '../../../components/filters/useFilters';
import { ListPage, Pager, UpdatingLine } from '../../../components/lists/ListPage';
import { PageHeader } from '../../../components/page/PageHeader';
import { UpStatsCounters } from './UpStatsCounters';
import { UpStatsFilterBar } from './UpStatsFilterBar';
import { UpStatsRows } from './UpStatsRows';
import { exportedUps, statsList, statsVariables } from './upStatsFilters';
import { useUpStats } from './useUpStats';

/** /uplogstats: ups over a period, counted and listed. */
export function UpLogStatsPage() {
  const { filters, change, settled } = useFilters(statsList.params, statsVariables);
  const { stats, question, error, isLoading, retry } = useUpStats(settled);

  return (
    <ListPage>
      <PageHeader
        title="Up Log Stats"
        shown={settled && <RangeHead range={settled} />}
        actions={
          <>
            <Link component={RouterLink} to="/uplog" sx={{ fontWeight: 600, typography: 'body2' }}>
              Back to Up Log
            </Link>
            <ExportButton tables={settled ? [exportedUps(settled)] : []} />
          </>
        }
        filters={<UpStatsFilterBar filters={filters} onChange={change} />}
      />
      <UpStatsCounters counters={stats?.counters} question={question} />
      <UpdatingLine isUpdating={isLoading && stats !== undefined} />
      <UpStatsRows
        rows={stats?.rows}
        error={error}
        onRetry={retry}
        question={question}
        sort={filters.sort}
        order={filters.order}
        isFiltered={statsList.isFiltered(filters)}
        onChange={change}
      />
      <Pager
        rows={stats?.counters.ups}
        page={filters.page}
        isUpdating={isLoading}
        onPage={page => change({ page })}
      />
    </ListPage>
  );
}
