import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import { EmptyState } from '../../components/feedback/EmptyState';
import { LoadError } from '../../components/feedback/LoadError';
import { TableSkeleton } from '../../components/feedback/Skeletons';
import { toErrorMessage } from '../../lib/apollo/errors';
import { type DayRange, formatDayRange } from '../../lib/days/dates';
import { useStoreToday } from '../../lib/days/StoreDayProvider';
import type { SourceRowsFilter } from '../../lib/dialogs/drillDown';
import { formatCount } from '../../lib/format/numbers';
import { getListCaption } from './previewedList';

/** Number of rows in the first request. Each "Show more" adds the same number of rows. */
export const PAGE_SIZE = 100;
/** Maximum number of rows in one response (docs/adr/explanations.md). */
const MAX_SOURCE_ROWS = 1_000;

export type ListTotal = {
  /** Total with its unit, such as "34 trades". */
  figure: string;
  /** The rows that the total counts, such as "of 33 deals". */
  detail: string;
};

type Props = {
  list: SourceRowsFilter;
  /** True if the list shows its total and its days. False below a figure that already shows both. */
  hasHeader: boolean;
  /** Total of the rows; undefined while loading. */
  total: ListTotal | null | undefined;
  error: unknown;
  onRetry: () => void;
  /** Number of loaded rows; undefined while loading. */
  loadedCount: number | undefined;
  /** Number of rows in the full list; absent if all rows are loaded. */
  totalCount?: number | undefined;
  limit?: number;
  onLimit?: (limit: number) => void;
  /** The table of rows, once they are loaded. */
  children: ReactNode;
};

/**
 * Frames the rows of a drill-down list with its total, its "Show more" button and its empty, loading and
 * error states.
 */
export function SourceListFrame({ list, hasHeader, total, error, ...props }: Props) {
  const { onRetry, loadedCount = 0, totalCount = 0, limit = MAX_SOURCE_ROWS, onLimit, children } = props;
  const caption = getListCaption(list);
  const rows = (
    <>
      {loadedCount > 0 && children}
      {loadedCount < totalCount && (
        <Box sx={{ p: 2, textAlign: 'center', color: 'text.secondary' }}>
          {limit < MAX_SOURCE_ROWS ? (
            <Button variant="outlined" onClick={() => onLimit?.(limit + PAGE_SIZE)}>
              Show more
            </Button>
          ) : (
            `Showing the first ${formatCount(MAX_SOURCE_ROWS)} ${caption?.noun}. Choose a shorter period to see the rest.`
          )}
        </Box>
      )}
    </>
  );
  if (!hasHeader) return rows;
  return (
    <>
      <OpenedFigure figure={total?.figure ?? (error ? '–' : '…')} detail={total?.detail}>
        {caption && <ListDays {...caption} />}
      </OpenedFigure>
      {/* The element is in the tab order, because a list without links must also be scrollable by keyboard. */}
      <DialogContent dividers tabIndex={0} sx={{ p: 0 }}>
        {error && !total ? (
          <LoadError detail={toErrorMessage(error)} onRetry={onRetry} />
        ) : !total ? (
          <TableSkeleton rows={6} />
        ) : loadedCount === 0 ? (
          <EmptyState isBare text={`No source ${caption?.noun} for this number.`} />
        ) : (
          rows
        )}
      </DialogContent>
    </>
  );
}

/** Shows the days of a list, such as "Delivered Nov 1 – Nov 27". */
export function ListDays({ verb, days }: { verb: string; days: DayRange }) {
  const today = useStoreToday();
  return (
    <>
      {verb} <span style={{ whiteSpace: 'nowrap' }}>{formatDayRange(days, today)}</span>
    </>
  );
}

type OpenedFigureProps = {
  figure: string;
  /** The rows that the figure counts, such as "of 33 deals". */
  detail?: string | undefined;
  /** Content that is shown after the detail. */
  children?: ReactNode;
};

/** Shows the figure that the drill-down explains. */
export function OpenedFigure({ figure, detail, children }: OpenedFigureProps) {
  return (
    <Box sx={headerStyles}>
      <Box component="strong" sx={figureStyles}>
        {figure}
      </Box>{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {detail}
        {detail && children && ' · '}
        {children}
      </Box>
    </Box>
  );
}

const headerStyles = {
  px: { xs: 2, sm: 3 },
  pt: 0.5,
  pb: 1.5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
} as const;

const figureStyles = {
  fontSize: '1.5rem',
  fontWeight: 700,
  lineHeight: 1.35,
  letterSpacing: '-0.01em',
} as const;
