import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { LoadError } from '../../../components/feedback/LoadError';
import { CardsSkeleton } from '../../../components/feedback/Skeletons';
import { defineFilteredList, type FilterTable, searchFilter } from '../../../components/filters/filteredList';
import { ListHeader } from '../../../components/lists/ListHeader';
import { Pager, PrintedRows } from '../../../components/lists/ListPage';
import { useList } from '../../../components/lists/useList';
import { narrowPageStyles } from '../../../components/page/page.styles';
import { toErrorMessage } from '../../../lib/apollo/errors';
import { formatCountWithNoun } from '../../../lib/format/numbers';
import { DeletionsDocument, type DeletionsQueryVariables } from '../deals.generated';
import { DeletedDealItem } from './DeletedDealItem';

const deletedDealsList = defineFilteredList({
  filters: { search: searchFilter } satisfies FilterTable<DeletionsQueryVariables>,
  files: { 'Deleted deals': 'deleteddeals' },
});

/** Lists the deleted deals with all their fields at `/deleteddeals` (deal.md, Deleted deals). */
export function DeletedDealsPage() {
  const { filters, updateFilters, variables, list, error, isLoading, retry } = useList(
    deletedDealsList,
    DeletionsDocument,
    ({ deletions }) => deletions,
    { isForAnyDay: true },
  );
  return (
    <Box sx={narrowPageStyles}>
      <ListHeader
        title="Deleted deals"
        list={deletedDealsList}
        filters={filters}
        onChange={updateFilters}
        variables={variables}
        isEmpty={!list?.totalCount}
        count={list && formatCountWithNoun(list.totalCount, 'deal', 'deals')}
      />
      <PrintedRows rows={list?.totalCount} page={filters.page} />
      {error && !list && <LoadError detail={toErrorMessage(error)} onRetry={retry} />}
      {!error && !list && <CardsSkeleton cards={4} height={140} />}
      {list?.rows.length === 0 && (
        <EmptyState
          text={variables?.search ? 'No deleted deals match your search.' : 'No deleted deals.'}
          action={
            variables?.search ? (
              <Button variant="outlined" onClick={() => updateFilters(deletedDealsList.clearedFilters)}>
                Show all deleted deals
              </Button>
            ) : (
              <Button variant="outlined" component={Link} to="/changes">
                View changes
              </Button>
            )
          }
        />
      )}
      {list && list.rows.length > 0 && (
        <Box component="ul" aria-label="Deleted deals" sx={listStyles}>
          {list.rows.map(deletion => (
            <DeletedDealItem key={deletion.id} deletion={deletion} />
          ))}
        </Box>
      )}
      <Pager
        rows={list?.totalCount}
        page={filters.page}
        isUpdating={isLoading}
        onPage={next => updateFilters({ page: next })}
      />
    </Box>
  );
}

const listStyles = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 } as const;
