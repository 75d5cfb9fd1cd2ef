import Box from '@mui/material/Box';
import { useSalespeople } from '../../components/filters/useSalespeople';
import { useList } from '../../components/listScreen/useList';
import { ListPage, Pager, PrintedRows, UpdatingLine } from '../../components/lists/ListPage';
import { ROWS_A_PAGE } from '../../lib/address/listPage';
import { GrossProvider } from './gross/grossContext';
import { useGrossEdits } from './gross/useGrossEdits';
import { HogHead } from './HogHead';
import { HogLeaveGuard } from './HogLeaveGuard';
import { HogRows } from './HogRows';
import { HogTotals, WhatTotalsCount } from './HogTotals';
import { HogDocument, type HogQuery } from './hog.generated';
import { hogList, hogVariables } from './hogFilters';
import { dealUnderHands, inPlaces } from './inPlaces';
import { OldNews } from './OldNews';
import { ReviewProvider, useReviews } from './review/useReviews';
import { ToDoLine } from './toDo/ToDoLine';
import { UnsavedBar } from './UnsavedBar';

const noRows: never[] = [];

/** /hog: the deals of a period with their gross, to type and to review. */
export function HogPage() {
  const { filters, change, asked, list, question, isLoading, error, retry } = useList(
    { params: hogList.params, variables: hogVariables },
    HogDocument,
    ({ hog }) => hog,
    { merge: keepPlaces },
  );
  const rows = list?.rows ?? noRows;
  const gross = useGrossEdits(rows);
  const reviews = useReviews(rows);
  const salespeople = useSalespeople();
  const person =
    asked?.employeeId == null
      ? undefined
      : (salespeople.people?.find(({ id }) => id === asked.employeeId)?.name ?? 'this person');

  return (
    <GrossProvider value={gross}>
      <ReviewProvider value={reviews}>
        <ListPage>
          <HogHead
            filters={filters}
            onChange={change}
            asked={asked}
            isEmpty={list?.totals.totalEntries === 0}
          />
          <PrintedRows rows={list?.totals.totalEntries} page={filters.page} hasTotals />
          <HogTotals totals={list?.totals} question={question} isLoading={!error} />
          <Box sx={besideOneAnother}>
            <ToDoLine variables={asked} chosen={filters.open} onChange={change} />
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

/** The rows under the hands that type do not move. */
const keepPlaces = ({ hog: shown }: HogQuery, { hog }: HogQuery): HogQuery => ({
  hog: { ...hog, rows: inPlaces(shown.rows, hog.rows, dealUnderHands(hog.rows.length), ROWS_A_PAGE) },
});

const besideOneAnother = {
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  // The chips are pushed sideways where they have no room.
  '& > [role=group]': { flex: '1 1 480px', minWidth: 0 },
} as const;
