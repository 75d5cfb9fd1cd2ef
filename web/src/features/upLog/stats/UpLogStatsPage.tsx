import { lazy } from 'react';
import { ListPage, Pager, PrintedRows, UpdatingIndicator } from '../../../components/lists/ListPage';
import { EmptyList, ListRows } from '../../../components/lists/ListRows';
import { useList } from '../../../components/lists/useList';
import { UpFunnel } from './funnel/UpFunnel';
import { UpStatsCards } from './UpStatsCards';
import { UpStatsCounters } from './UpStatsCounters';
import { UpStatsHeader } from './UpStatsHeader';
import { UpStatsDocument } from './upStats.generated';
import { statsList } from './upStatsFilters';

const loadGrid = () => import('./UpStatsGrid');
const UpStatsGrid = lazy(() => loadGrid().then(module => ({ default: module.UpStatsGrid })));

/** Renders /uplogstats: the ups of a period, counted and listed. */
export function UpLogStatsPage() {
  const { filters, updateFilters, variables, list, lastResult, loadedVariables, error, isLoading, retry } =
    useList(statsList, UpStatsDocument, ({ upStats }) => upStats);
  return (
    <ListPage>
      <UpStatsHeader
        filters={filters}
        onChange={updateFilters}
        variables={variables}
        isEmpty={lastResult?.data.counters.ups === 0}
        by={filters.by}
      />
      <PrintedRows rows={lastResult?.data.counters.ups} page={filters.page} hasTotals />
      <UpStatsCounters counters={lastResult?.data.counters} variables={loadedVariables} />
      <UpFunnel listVariables={variables ?? undefined} by={filters.by} onChange={updateFilters} />
      <UpdatingIndicator isUpdating={isLoading && list !== undefined} />
      <ListRows
        rows={list?.rows}
        error={error}
        onRetry={retry}
        empty={
          <EmptyList
            text="No ups found for these filters."
            onClear={statsList.isFiltered(filters) && (() => updateFilters(statsList.clearedFilters))}
          />
        }
        cardsSkeleton={{ cards: 8, height: 58 }}
        cards={ups => <UpStatsCards rows={ups} />}
        loadGrid={loadGrid}
        grid={ups => (
          <UpStatsGrid
            rows={ups}
            variables={loadedVariables}
            sort={filters.sort}
            order={filters.order}
            onSort={updateFilters}
          />
        )}
      />
      <Pager
        rows={lastResult?.data.counters.ups}
        page={filters.page}
        isUpdating={isLoading}
        onPage={page => updateFilters({ page })}
      />
    </ListPage>
  );
}
