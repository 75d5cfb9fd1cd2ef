import Button from '@mui/material/Button';
import { lazy } from 'react';
import { EmptyState } from '../../components/feedback/EmptyState';
import { ListHeader } from '../../components/lists/ListHeader';
import { ListPage, Pager, PrintedRows, UpdatingIndicator } from '../../components/lists/ListPage';
import { EmptyList, ListRows } from '../../components/lists/ListRows';
import { useList } from '../../components/lists/useList';
import { CardList } from '../../components/page/itemLists';
import { formatCountWithNoun } from '../../lib/format/numbers';
import { ActivityCard } from './ActivityCard';
import { activityList } from './activityFilters';
import { ActivityDocument } from './activityList.generated';

const loadGrid = () => import('./ActivityGrid');
const ActivityGrid = lazy(() => loadGrid().then(module => ({ default: module.ActivityGrid })));

/** Renders /activity: the deals of a period in every status, to look up and edit. */
export function ActivityPage() {
  const { filters, updateFilters, variables, list, loadedVariables, error, isLoading, retry } = useList(
    activityList,
    ActivityDocument,
    ({ activity }) => activity,
  );
  return (
    <ListPage minHeight={480}>
      <ListHeader
        title="Activity"
        list={activityList}
        filters={filters}
        onChange={updateFilters}
        variables={variables}
        isEmpty={list?.totalCount === 0}
        count={
          list &&
          `${formatCountWithNoun(list.totalCount, 'deal', 'deals')}${filters.import === null ? '' : ' from one import'}`
        }
      />
      <PrintedRows rows={list?.totalCount} page={filters.page} />
      <UpdatingIndicator isUpdating={isLoading && list !== undefined} />
      <ListRows
        rows={list?.rows}
        error={error}
        onRetry={retry}
        empty={
          activityList.isFiltered(filters) ? (
            <EmptyList
              text="No deals match these filters."
              onClear={() => updateFilters(activityList.clearedFilters)}
            />
          ) : (
            <EmptyState
              text="No deals today yet."
              action={
                <Button variant="outlined" onClick={() => updateFilters({ period: 'this-month', page: 0 })}>
                  Show this month
                </Button>
              }
            />
          )
        }
        cardsSkeleton={{ cards: 5, height: 132 }}
        cards={deals => (
          <CardList label="Deals" mt={0.75}>
            {deals.map(deal => (
              <ActivityCard key={deal.number} deal={deal} />
            ))}
          </CardList>
        )}
        loadGrid={loadGrid}
        grid={deals => (
          <ActivityGrid
            rows={deals}
            variables={loadedVariables}
            sort={filters.sort}
            order={filters.order}
            onSort={updateFilters}
          />
        )}
      />
      <Pager
        rows={list?.totalCount}
        page={filters.page}
        isUpdating={isLoading}
        onPage={page => updateFilters({ page })}
      />
    </ListPage>
  );
}
