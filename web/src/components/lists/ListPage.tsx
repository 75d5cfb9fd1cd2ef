import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import LinearProgress from '@mui/material/LinearProgress';
import TablePagination from '@mui/material/TablePagination';
import { type ReactNode, useEffect } from 'react';
import { lastPageOf, ROWS_A_PAGE } from '../../lib/address/listPage';
import { count } from '../../lib/values/units';
import { blackOnWhite, paper } from '../look/paper';

/** A page around a long list: on a desk as high as the window, so that the list's head and totals never leave it. */
export function ListPage({ children, minHeight = 560 }: { children: ReactNode; minHeight?: number }) {
  return (
    <Box sx={[page, { minBlockSize: { sm: minHeight } }]}>
      <GlobalStyles styles={paper} />
      {children}
    </Box>
  );
}

/**
 * A line that says that what is shown is being brought up to date; it takes its room whether it does or not, and is
 * always there: keyframes that are added later have the browser look at every cell of the list again.
 */
export function UpdatingLine({ isUpdating }: { isUpdating: boolean }) {
  return (
    <Box sx={line}>
      <LinearProgress
        aria-label="Loading..."
        sx={{ height: 2 }}
        style={isUpdating ? undefined : { display: 'none' }}
      />
    </Box>
  );
}

type PrintedRowsProps = Pick<PagerProps, 'rows' | 'page'> & {
  /** The page also has figures, which count all of the list. */
  hasTotals?: boolean;
};

/** On paper only, above a list of several pages: which rows these are, and how to get all (overview.md, On paper). */
export function PrintedRows({ rows, page, hasTotals = false }: PrintedRowsProps) {
  if (rows === undefined || rows <= ROWS_A_PAGE) return null;
  const first = page * ROWS_A_PAGE;
  const last = Math.min(rows, first + ROWS_A_PAGE);
  return (
    <Box component="p" sx={{ display: 'none', displayPrint: 'block', m: 0, my: 0.5, fontWeight: 600 }}>
      Rows {count(first + 1)}–{count(last)} of {count(rows)}. {hasTotals && 'Totals are of all rows. '}
      Export for all.
    </Box>
  );
}

type PagerProps = {
  /** Rows of the whole list; undefined while it is not known. */
  rows: number | undefined;
  page: number;
  /** The rows are being counted anew. */
  isUpdating: boolean;
  onPage: (page: number) => void;
};

/**
 * Leads from page to page of a list that has several, and off a page that is no more. It is Material's, as the grid's own is:
 * the same stands below a phone's cards and below tables, which have no grid.
 */
export function Pager({ rows, page, isUpdating, onPage }: PagerProps) {
  const lastPage = lastPageOf(rows ?? 0);
  useEffect(
    function leaveAPageThatIsNoMore() {
      if (rows !== undefined && !isUpdating && page > lastPage) onPage(lastPage);
    },
    [rows, isUpdating, page, lastPage, onPage],
  );
  if (rows === undefined || rows <= ROWS_A_PAGE) return null;
  const isLast = page >= lastPage;
  return (
    <TablePagination
      component="div"
      count={rows}
      page={Math.min(page, lastPage)}
      slotProps={{ actions: { nextButton: { disabled: isLast } } }}
      {...(isLast &&
        rows > (lastPage + 1) * ROWS_A_PAGE && {
          labelDisplayedRows: ({ from, to }) =>
            `${count(from)}–${count(to)} of ${count(rows)}. Set a filter to see the rest.`,
        })}
      rowsPerPage={ROWS_A_PAGE}
      rowsPerPageOptions={[]}
      onPageChange={(_event, to) => onPage(to)}
      sx={pager}
    />
  );
}

const page = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  minHeight: 0,
  height: { sm: 'calc(100dvh - 48px - 32px)' },
  '@media print': { display: 'block', height: 'auto', '&, & *': blackOnWhite },
} as const;

const line = { height: 2, my: -0.5, flex: 'none' } as const;

const pager = {
  flex: 'none',
  overflow: 'visible',
  '& .MuiTablePagination-toolbar': { minHeight: { sm: 32 } },
} as const;
