import { useFilters } from '../../../components/filters/useFilters';
import { ListPage, Pager, UpdatingLine } from '../../../components/lists/ListPage';
import { UpStatsCounters } from './UpStatsCounters';
import { UpStatsHead } from './UpStatsHead';
import { UpStatsRows } from './UpStatsRows';
import { statsList, statsVariables } from './upStatsFilters';
import { useUpStats } from './useUpStats';

/** /uplogstats: ups over a period, counted and listed. */
export function UpLogStatsPage() {
  const { filters, change, settled } = useFilters(statsList.params, statsVariables);
  const { stats, question, error, isLoading, retry } = useUpStats(settled);

  return (
    <ListPage>
      <UpStatsHead filters={filters} onChange={change} asked={settled} />
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
