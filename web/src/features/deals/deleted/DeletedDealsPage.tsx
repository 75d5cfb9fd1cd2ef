import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ExportButton } from '../../../components/export/ExportButton';
import { FilterBar } from '../../../components/filters/FilterBar';
import { SearchField } from '../../../components/filters/SearchField';
import { Pager } from '../../../components/lists/ListPage';
import { EmptyState } from '../../../components/page/EmptyState';
import { LoadError } from '../../../components/page/LoadError';
import { narrowPage } from '../../../components/page/narrowPage';
import { PageHeader } from '../../../components/page/PageHeader';
import { CardsSkeleton } from '../../../components/page/Skeletons';
import { DeletionsDocument, useDeletionsQuery } from '../../../generated/graphql';
import { ROWS_A_PAGE, searchVariable } from '../../../lib/address/listPage';
import { page, text, useUrlState } from '../../../lib/address/urlState';
import { useFollow } from '../../../lib/live/follow';
import { sentenceOf } from '../../../lib/server/sentenceOf';
import { count } from '../../../lib/values/units';
import { DeletionItem } from './DeletionItem';

const params = { search: text(), page: page() };

/** /deleteddeals: what is deleted and not back, with all that it held (deal.md, Deleted deals). */
export function DeletedDealsPage() {
  const [url, change] = useUrlState(params);
  const variables = {
    search: searchVariable(url.search),
    offset: url.page * ROWS_A_PAGE,
    limit: ROWS_A_PAGE,
  };
  const answer = useDeletionsQuery({ variables, fetchPolicy: 'cache-and-network' });
  useFollow(DeletionsDocument, variables);
  const list = (answer.data ?? answer.previousData)?.deletions;
  const isRefused = answer.error !== undefined && answer.data === undefined;

  return (
    <Box sx={look}>
      <PageHeader
        title="Deleted deals"
        shown={list && <span role="status">{dealsWords(list.totalCount)}</span>}
        actions={
          <ExportButton
            tables={
              list?.totalCount
                ? [{ title: 'Deleted deals', name: 'deleteddeals', query: { search: variables.search } }]
                : []
            }
          />
        }
        filters={
          <FilterBar>
            <SearchField label="Search" value={url.search} onChange={search => change({ search, page: 0 })} />
          </FilterBar>
        }
      />
      {isRefused && <LoadError detail={sentenceOf(answer.error)} onRetry={() => void answer.refetch()} />}
      {!isRefused && !list && <CardsSkeleton cards={4} height={140} />}
      {!isRefused && list?.rows.length === 0 && (
        <EmptyState
          text={variables.search ? 'No deleted deal holds this text.' : 'No deal is deleted.'}
          action={
            variables.search && (
              <Button variant="outlined" onClick={() => change({ search: '', page: 0 })}>
                Show all deleted deals
              </Button>
            )
          }
        />
      )}
      {!isRefused && list && list.rows.length > 0 && (
        <Box component="ul" aria-label="Deleted deals" sx={listLook}>
          {list.rows.map(deletion => (
            <DeletionItem key={deletion.id} deletion={deletion} />
          ))}
        </Box>
      )}
      <Pager
        rows={list?.totalCount}
        page={url.page}
        isUpdating={answer.loading}
        onPage={next => change({ page: next })}
      />
    </Box>
  );
}

const look = narrowPage(1000);

const dealsWords = (deals: number): string => `${count(deals)} ${deals === 1 ? 'deal' : 'deals'}`;

const listLook = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 } as const;
