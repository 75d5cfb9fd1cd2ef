import Box from '@mui/material/Box';
import { useSalespeople } from '../../components/filters/PersonFilter';
import { ListPage, Pager, PrintedRows, UpdatingIndicator } from '../../components/lists/ListPage';
import { useList } from '../../components/lists/useList';
import { ROWS_PER_PAGE } from '../../lib/urlState/listParams';
import { GrossProvider } from './gross/grossContext';
import { useGrossEdits } from './gross/useGrossEdits';
import { HogHeader } from './HogHeader';
import { HogRows } from './HogRows';
import { HogTotals, TotalsScopeNote } from './HogTotals';
import { HogLeaveGuard, UnsavedBar } from './HogUnsavedChanges';
import { HogDocument, type HogQuery } from './hog.generated';
import { hogList, toHogVariables } from './hogFilters';
import { OpenItemChipBar } from './openItems/OpenItemChipBar';
import { getFocusedDeal, preserveRowOrder } from './preserveRowOrder';
import { ReviewProvider, useReviewEdits } from './review/useReviewEdits';
import { StaleDataAlert } from './StaleDataAlert';

const NO_ROWS: never[] = [];

/** Renders /hog: the deals of a period, for entering and reviewing their gross. */
export function HogPage() {
  const { filters, updateFilters, variables, list, loadedVariables, isLoading, error, retry } = useList(
    { params: hogList.params, variables: toHogVariables },
    HogDocument,
    ({ hog }) => hog,
    { merge: keepRowOrder },
  );
  const rows = list?.rows ?? NO_ROWS;
  const gross = useGrossEdits(rows);
  const reviews = useReviewEdits(rows);
  const salespeople = useSalespeople();
  const personName =
    variables?.employeeId == null
      ? undefined
      : (salespeople.people?.find(({ id }) => id === variables.employeeId)?.name ?? 'this person');

  return (
    <GrossProvider value={gross}>
      <ReviewProvider value={reviews}>
        <ListPage>
          <HogHeader
            filters={filters}
            onChange={updateFilters}
            variables={variables}
            isEmpty={list?.totals.totalEntries === 0}
          />
          <PrintedRows rows={list?.totals.totalEntries} page={filters.page} hasTotals />
          <HogTotals totals={list?.totals} variables={loadedVariables} isLoading={!error} />
          <Box sx={sideBySideStyles}>
            <OpenItemChipBar variables={variables} selectedItem={filters.open} onChange={updateFilters} />
            <TotalsScopeNote personName={personName} />
          </Box>
          <UpdatingIndicator isUpdating={isLoading && list !== undefined} />
          {error && list && <StaleDataAlert error={error} onRetry={retry} />}
          <HogRows
            rows={list?.rows}
            openItems={loadedVariables?.open ? list?.open : undefined}
            variables={loadedVariables}
            error={error}
            onRetry={retry}
            filters={filters}
            onChange={updateFilters}
          />
          <UnsavedBar />
          <Pager
            rows={list?.totals.totalEntries}
            page={filters.page}
            isUpdating={isLoading}
            onPage={page => updateFilters({ page })}
          />
        </ListPage>
        <HogLeaveGuard />
      </ReviewProvider>
    </GrossProvider>
  );
}

/** Keeps rows in place while the user types into a row. */
const keepRowOrder = ({ hog: shownHog }: HogQuery, { hog }: HogQuery): HogQuery => ({
  hog: {
    ...hog,
    rows: preserveRowOrder(shownHog.rows, hog.rows, getFocusedDeal(hog.rows.length), ROWS_PER_PAGE),
  },
});

const sideBySideStyles = {
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  // Lets the group of chips shrink, so that the chips scroll sideways if they do not fit.
  '& > [role=group]': { flex: '1 1 480px', minWidth: 0 },
} as const;
