import { lazy } from 'react';
import { ListRows, NothingListed } from '../../../components/listScreen/ListRows';
import { useList } from '../../../components/listScreen/useList';
import { ListPage, Pager, PrintedRows, UpdatingLine } from '../../../components/lists/ListPage';
import { UpFunnel } from './funnel/UpFunnel';
import { UpStatsCards } from './UpStatsCards';
import { UpStatsCounters } from './UpStatsCounters';
import { UpStatsHead } from './UpStatsHead';
import { UpStatsDocument } from './upStats.generated';
import { statsList } from './upStatsFilters';

const loadGrid = () => import('./UpStatsGrid');
const UpStatsGrid = lazy(() => loadGrid().then(module => ({ default: module.UpStatsGrid })));

/** /uplogstats: ups over a period, counted and listed. */
export function UpLogStatsPage() {
  const { filters, change, asked, list, last, question, error, isLoading, retry } = useList(
    statsList,
    UpStatsDocument,
    ({ upStats }) => upStats,
  );
  return (
    <ListPage>
      <UpStatsHead
        filters={filters}
        onChange={change}
        asked={asked}
        isEmpty={last?.answer.counters.ups === 0}
        by={filters.by}
      />
      <PrintedRows rows={last?.answer.counters.ups} page={filters.page} hasTotals />
      <UpStatsCounters counters={last?.answer.counters} question={question} />
      <UpFunnel question={asked ?? undefined} by={filters.by} onChange={change} />
      <UpdatingLine isUpdating={isLoading && list !== undefined} />
      <ListRows
        rows={list?.rows}
        error={error}
        onRetry={retry}
        empty={
          <NothingListed
            text="No ups found for these filters."
            onClear={statsList.isFiltered(filters) && (() => change(statsList.cleared))}
          />
        }
        shape={{ cards: 8, height: 58 }}
        cards={ups => <UpStatsCards rows={ups} />}
        loadGrid={loadGrid}
        grid={ups => (
          <UpStatsGrid
            rows={ups}
            question={question}
            sort={filters.sort}
            order={filters.order}
            onSort={change}
          />
        )}
      />
      <Pager
        rows={last?.answer.counters.ups}
        page={filters.page}
        isUpdating={isLoading}
        onPage={page => change({ page })}
      />
    </ListPage>
  );
}
