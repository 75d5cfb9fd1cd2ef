import Button from '@mui/material/Button';
import { lazy } from 'react';
import { CardList } from '../../components/listScreen/CardList';
import { ListHead } from '../../components/listScreen/ListHead';
import { ListRows, NothingListed } from '../../components/listScreen/ListRows';
import { useList } from '../../components/listScreen/useList';
import { ListPage, Pager, PrintedRows, UpdatingLine } from '../../components/lists/ListPage';
import { EmptyState } from '../../components/page/EmptyState';
import { counted } from '../../lib/values/units';
import { ActivityCard } from './ActivityCard';
import { activityList } from './activityFilters';
import { ActivityDocument } from './activityList.generated';

const loadGrid = () => import('./ActivityGrid');
const ActivityGrid = lazy(() => loadGrid().then(module => ({ default: module.ActivityGrid })));

/** /activity: the deals of a period, every status, to look up and to edit. */
export function ActivityPage() {
  const { filters, change, asked, list, question, error, isLoading, retry } = useList(
    activityList,
    ActivityDocument,
    ({ activity }) => activity,
  );
  return (
    <ListPage minHeight={480}>
      <ListHead
        title="Activity"
        list={activityList}
        filters={filters}
        onChange={change}
        asked={asked}
        isEmpty={list?.totalCount === 0}
        count={
          list &&
          `${counted(list.totalCount, 'deal', 'deals')}${filters.import === null ? '' : ' of one import'}`
        }
      />
      <PrintedRows rows={list?.totalCount} page={filters.page} />
      <UpdatingLine isUpdating={isLoading && list !== undefined} />
      <ListRows
        rows={list?.rows}
        error={error}
        onRetry={retry}
        empty={
          activityList.isFiltered(filters) ? (
            <NothingListed
              text="No deals match these filters."
              onClear={() => change(activityList.cleared)}
            />
          ) : (
            <EmptyState
              text="No deals today yet."
              action={
                <Button variant="outlined" onClick={() => change({ period: 'this-month', page: 0 })}>
                  Show this month
                </Button>
              }
            />
          )
        }
        shape={{ cards: 5, height: 132 }}
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
            question={question}
            sort={filters.sort}
            order={filters.order}
            onSort={change}
          />
        )}
      />
      <Pager
        rows={list?.totalCount}
        page={filters.page}
        isUpdating={isLoading}
        onPage={page => change({ page })}
      />
    </ListPage>
  );
}
