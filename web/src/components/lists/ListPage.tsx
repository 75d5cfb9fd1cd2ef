import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import LinearProgress from '@mui/material/LinearProgress';
import TablePagination from '@mui/material/TablePagination';
import { type ReactNode, useEffect } from 'react';
import { formatCount } from '../../lib/format/numbers';
import { getLastPage, ROWS_PER_PAGE } from '../../lib/urlState/listParams';
import { blackOnWhiteStyles, printPageStyles } from '../styles/print.styles';

/**
 * Renders a page for a long list. On a desktop the page is as high as the window, so that the header and the
 * totals of the list stay visible.
 */
export function ListPage({ children, minHeight = 560 }: { children: ReactNode; minHeight?: number }) {
  return (
    <Box sx={[pageStyles, { minBlockSize: { sm: minHeight } }]}>
      <GlobalStyles styles={printPageStyles} />
      {children}
    </Box>
  );
}

/**
 * Shows that the content is being reloaded. The indicator always takes its space and is always mounted,
 * because keyframes that are added later make the browser recalculate the styles of every cell of the list.
 */
export function UpdatingIndicator({ isUpdating }: { isUpdating: boolean }) {
  return (
    <Box sx={updatingIndicatorStyles}>
      <LinearProgress
        aria-label="Loading..."
        sx={{ height: 2 }}
        style={isUpdating ? undefined : { display: 'none' }}
      />
    </Box>
  );
}

type PrintedRowsProps = Pick<PagerProps, 'rows' | 'page'> & {
  /** The page also has totals, which count the whole list. */
  hasTotals?: boolean;
};

/**
 * Shows in print which rows of a long list are on the paper, and how to export all rows (overview.md, On
 * paper).
 */
export function PrintedRows({ rows, page, hasTotals = false }: PrintedRowsProps) {
  if (rows === undefined || rows <= ROWS_PER_PAGE) return null;
  const first = page * ROWS_PER_PAGE;
  const last = Math.min(rows, first + ROWS_PER_PAGE);
  return (
    <Box component="p" sx={{ display: 'none', displayPrint: 'block', m: 0, my: 0.5, fontWeight: 600 }}>
      Rows {formatCount(first + 1)}–{formatCount(last)} of {formatCount(rows)}.{' '}
      {hasTotals && 'Totals include all rows. '}
      Export to get all rows.
    </Box>
  );
}

type PagerProps = {
  /** Number of rows of the whole list; undefined while it is loading. */
  rows: number | undefined;
  page: number;
  /** True while the number of rows is loading again. */
  isUpdating: boolean;
  onPage: (page: number) => void;
};

/**
 * Renders the pagination of a list, and leaves a page that no longer exists. Uses the same MUI component as
 * the grid, because lists of cards and tables also need pagination.
 */
export function Pager({ rows, page, isUpdating, onPage }: PagerProps) {
  const lastPage = getLastPage(rows ?? 0);
  useEffect(
    function leaveMissingPage() {
      if (rows !== undefined && !isUpdating && page > lastPage) onPage(lastPage);
    },
    [rows, isUpdating, page, lastPage, onPage],
  );
  if (rows === undefined || rows <= ROWS_PER_PAGE) return null;
  const isLast = page >= lastPage;
  return (
    <TablePagination
      component="div"
      count={rows}
      page={Math.min(page, lastPage)}
      slotProps={{ actions: { nextButton: { disabled: isLast } } }}
      {...(isLast &&
        rows > (lastPage + 1) * ROWS_PER_PAGE && {
          labelDisplayedRows: ({ from, to }) =>
            `${formatCount(from)}–${formatCount(to)} of ${formatCount(rows)}. Use filters to see the rest.`,
        })}
      rowsPerPage={ROWS_PER_PAGE}
      rowsPerPageOptions={[]}
      onPageChange={(_event, to) => onPage(to)}
      sx={pagerStyles}
    />
  );
}

const pageStyles = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  minHeight: 0,
  height: { sm: 'calc(100dvh - 48px - 32px)' },
  '@media print': { display: 'block', height: 'auto', '&, & *': blackOnWhiteStyles },
} as const;

const updatingIndicatorStyles = { height: 2, my: -0.5, flex: 'none' } as const;

const pagerStyles = {
  flex: 'none',
  overflow: 'visible',
  '& .MuiTablePagination-toolbar': { minHeight: { sm: 32 } },
} as const;
