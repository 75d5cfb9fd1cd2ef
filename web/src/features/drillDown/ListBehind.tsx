import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import { EmptyState } from '../../components/page/EmptyState';
import { LoadError } from '../../components/page/LoadError';
import { TableSkeleton } from '../../components/page/Skeletons';
import { type DayRange, spokenRange } from '../../lib/days/dates';
import { useStoreToday } from '../../lib/days/storeDay';
import type { ToldFilter } from '../../lib/opened/drillDown';
import { sentenceOf } from '../../lib/server/sentenceOf';
import { count } from '../../lib/values/units';
import { aboutOf } from './toldList';

/** How many lines are asked for at first, and how many more each time. */
export const PAGE = 100;
/** The most that the server answers at once (decision 071). */
const MOST = 1_000;

/** What a list adds up to. */
export type Sum = {
  /** "34 trades". */
  figure: string;
  /** What it is made of: "of 33 deals". */
  detail: string;
};

type Props = {
  list: ToldFilter;
  /** Whether it says what it adds up to and over which days: below a figure, the figure does. */
  hasHead: boolean;
  /** What the lines add up to; undefined until it is known. */
  sum: Sum | null | undefined;
  error: unknown;
  onRetry: () => void;
  /** Lines here; undefined until they are known. */
  shown: number | undefined;
  /** Lines in all; absent where all are here. */
  all?: number | undefined;
  limit?: number;
  onLimit?: (limit: number) => void;
  /** The lines, once they are known. */
  children: ReactNode;
};

/** The lines of a list behind a number, and what they add up to. */
export function ListBehind({ list, hasHead, sum, error, ...props }: Props) {
  const { onRetry, shown = 0, all = 0, limit = MOST, onLimit, children } = props;
  const about = aboutOf(list);
  const lines = (
    <>
      {shown > 0 && children}
      {shown < all && (
        <Box sx={{ p: 2, textAlign: 'center', color: 'text.secondary' }}>
          {limit < MOST ? (
            <Button variant="outlined" onClick={() => onLimit?.(limit + PAGE)}>
              Show more
            </Button>
          ) : (
            `These are the first ${count(MOST)} ${about?.noun}. Choose fewer days to see the others.`
          )}
        </Box>
      )}
    </>
  );
  if (!hasHead) return lines;
  return (
    <>
      <ListHead figure={sum?.figure ?? (error ? '–' : '…')} detail={sum?.detail}>
        {about && <ListDays {...about} />}
      </ListHead>
      {/* In the order of Tab, for a list without links is scrolled by keyboard too. */}
      <DialogContent dividers tabIndex={0} sx={{ p: 0 }}>
        {error && !sum ? (
          <LoadError detail={sentenceOf(error)} onRetry={onRetry} />
        ) : !sum ? (
          <TableSkeleton rows={6} />
        ) : shown === 0 ? (
          <EmptyState isBare text={`No ${about?.noun} are behind this number.`} />
        ) : (
          lines
        )}
      </DialogContent>
    </>
  );
}

/** "Sold, delivered this month". */
export function ListDays({ verb, days }: { verb: string; days: DayRange }) {
  const today = useStoreToday();
  return (
    <>
      {verb} <span style={{ whiteSpace: 'nowrap' }}>{spokenRange(days, today)}</span>
    </>
  );
}

type HeadProps = {
  figure: string;
  /** What it is made of. */
  detail?: string | undefined;
  /** Said after it. */
  children?: ReactNode;
};

/** The number that was opened. */
export function ListHead({ figure, detail, children }: HeadProps) {
  return (
    <Box sx={head}>
      <Box component="strong" sx={figureLook}>
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

const head = {
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

const figureLook = {
  fontSize: '1.5rem',
  fontWeight: 700,
  lineHeight: 1.35,
  letterSpacing: '-0.01em',
} as const;
