import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { type FilterTable, filteredList, searchFilter } from '../../../components/filters/filteredList';
import { ListHead } from '../../../components/listScreen/ListHead';
import { useList } from '../../../components/listScreen/useList';
import { Pager, PrintedRows } from '../../../components/lists/ListPage';
import { EmptyState } from '../../../components/page/EmptyState';
import { LoadError } from '../../../components/page/LoadError';
import { narrowPage } from '../../../components/page/narrowPage';
import { CardsSkeleton } from '../../../components/page/Skeletons';
import { sentenceOf } from '../../../lib/server/sentenceOf';
import { counted } from '../../../lib/values/units';
import { DeletionsDocument, type DeletionsQueryVariables } from '../deals.generated';
import { DeletionItem } from './DeletionItem';

const deletedList = filteredList({
  filters: { search: searchFilter } satisfies FilterTable<DeletionsQueryVariables>,
  files: { 'Deleted deals': 'deleteddeals' },
});

/** /deleteddeals: what is deleted and not back, with all that it held (deal.md, Deleted deals). */
export function DeletedDealsPage() {
  const { filters, change, asked, list, error, isLoading, retry } = useList(
    deletedList,
    DeletionsDocument,
    ({ deletions }) => deletions,
    { isOfAnyDay: true },
  );
  return (
    <Box sx={narrowPage}>
      <ListHead
        title="Deleted deals"
        list={deletedList}
        filters={filters}
        onChange={change}
        asked={asked}
        isEmpty={!list?.totalCount}
        count={list && counted(list.totalCount, 'deal', 'deals')}
      />
      <PrintedRows rows={list?.totalCount} page={filters.page} />
      {error && !list && <LoadError detail={sentenceOf(error)} onRetry={retry} />}
      {!error && !list && <CardsSkeleton cards={4} height={140} />}
      {list?.rows.length === 0 && (
        <EmptyState
          text={asked?.search ? 'No deleted deal holds this text.' : 'No deal is deleted.'}
          action={
            asked?.search ? (
              <Button variant="outlined" onClick={() => change(deletedList.cleared)}>
                Show all deleted deals
              </Button>
            ) : (
              <Button variant="outlined" component={Link} to="/changes">
                Show what was changed
              </Button>
            )
          }
        />
      )}
      {list && list.rows.length > 0 && (
        <Box component="ul" aria-label="Deleted deals" sx={listLook}>
          {list.rows.map(deletion => (
            <DeletionItem key={deletion.id} deletion={deletion} />
          ))}
        </Box>
      )}
      <Pager
        rows={list?.totalCount}
        page={filters.page}
        isUpdating={isLoading}
        onPage={next => change({ page: next })}
      />
    </Box>
  );
}

const listLook = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 } as const;
