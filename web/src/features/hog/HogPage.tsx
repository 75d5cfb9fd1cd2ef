import Box from '@mui/material/Box';
import { useFilters } from '../../components/filters/useFilters';
import { useSalespeople } from '../../components/filters/useSalespeople';
import { ListPage, Pager, UpdatingLine } from '../../components/lists/ListPage';
import { GrossProvider } from './gross/grossContext';
import { useGrossEdits } from './gross/useGrossEdits';
import { HogHead } from './HogHead';
import { HogLeaveGuard } from './HogLeaveGuard';
import { HogRows } from './HogRows';
import { HogTotals, WhatTotalsCount } from './HogTotals';
import { hogList, hogVariables, shownSort } from './hogFilters';
import { OldNews } from './OldNews';
import { ReviewProvider, useReviews } from './review/useReviews';
import { ToDoLine } from './toDo/ToDoLine';
import { UnsavedBar } from './UnsavedBar';
import { useHogList } from './useHogList';

const noRows: never[] = [];

/** /hog: the deals of a period with their gross, to type and to review. */
export function HogPage() {
  const { filters, change, settled } = useFilters(hogList.params, hogVariables);
  const { list, question, isLoading, error, retry, wrote } = useHogList(settled);
  const rows = list?.rows ?? noRows;
  const gross = useGrossEdits(rows, wrote);
  const reviews = useReviews(rows);
  const salespeople = useSalespeople();
  const person =
    settled?.employeeId == null
      ? undefined
      : (salespeople.people?.find(({ id }) => id === settled.employeeId)?.name ?? 'this person');

  return (
    <GrossProvider value={gross}>
      <ReviewProvider value={reviews}>
        <ListPage>
          <HogHead filters={filters} onChange={change} asked={settled} />
          <HogTotals totals={list?.totals} question={question} isLoading={!error} />
          <Box sx={besideOneAnother}>
            <ToDoLine variables={settled} chosen={filters.open} onChange={change} />
            <WhatTotalsCount person={person} />
          </Box>
          <UpdatingLine isUpdating={isLoading && list !== undefined} />
          {error && list && <OldNews error={error} onRetry={retry} />}
          <HogRows
            rows={list?.rows}
            open={question?.open ? list?.open : undefined}
            question={question}
            error={error}
            onRetry={retry}
            sort={shownSort(filters)}
            order={filters.order}
            filters={filters}
            onChange={change}
          />
          <UnsavedBar />
          <Pager
            rows={list?.totals.totalEntries}
            page={filters.page}
            isUpdating={isLoading}
            onPage={page => change({ page })}
          />
        </ListPage>
        <HogLeaveGuard />
      </ReviewProvider>
    </GrossProvider>
  );
}

const besideOneAnother = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  '& > [role=group]': { minWidth: 0 },
} as const;
