import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import { EmptyState } from '../../components/page/EmptyState';
import { LoadError } from '../../components/page/LoadError';
import { TableSkeleton } from '../../components/page/Skeletons';
import { type DayRange, spokenRange } from '../../lib/days/dates';
import { useStoreToday } from '../../lib/days/storeDay';
import { sentenceOf } from '../../lib/server/sentenceOf';
import { count } from '../../lib/values/units';
import type { Explained } from './explained';

/** How many lines are asked for at first, and how many more each time. */
export const PAGE = 100;
/** The most that the server answers at once (decision 071). */
const MOST = 1_000;

/** What a list adds up to. */
export type Sum = {
  /** The number that was opened: "34 trades". */
  figure: string;
  /** What it is made of: "of 33 deals". */
  detail: string;
  isEmpty: boolean;
};

type Props = {
  /** Which days the lines are of: "Sold, delivered", "Logged". */
  verb: string;
  days: DayRange;
  /** What the lines add up to; undefined until it is known. */
  sum: Sum | undefined;
  /** How the number comes about, where the server says it. */
  explained?: Explained | undefined;
  error: unknown;
  onRetry: () => void;
  /** "deals", "ups". */
  noun: string;
  /** Lines here and lines in all; absent where all are here. */
  shown?: number;
  all?: number;
  limit?: number;
  onLimit?: (limit: number) => void;
  /** The lines, once the sum is known. */
  children: ReactNode;
};

/** The list behind a number: what it adds up to, over which days, and its lines. */
export function ListBehind(props: Props) {
  const {
    verb,
    days,
    sum,
    explained,
    error,
    onRetry,
    noun,
    shown = 0,
    all = 0,
    limit = MOST,
    onLimit,
    children,
  } = props;
  const today = useStoreToday();
  return (
    <>
      <ListHead sum={sum} explained={explained} unknown={error ? '–' : '…'}>
        {verb} <span style={{ whiteSpace: 'nowrap' }}>{spokenRange(days, today)}</span>
      </ListHead>
      {/* In the order of Tab, for a list without links is scrolled by keyboard too. */}
      <DialogContent dividers tabIndex={0} sx={{ p: 0 }}>
        {error && !sum ? (
          <LoadError detail={sentenceOf(error)} onRetry={onRetry} />
        ) : !sum ? (
          <TableSkeleton rows={6} />
        ) : sum.isEmpty ? (
          <EmptyState isBare text={`No ${noun} are behind this number.`} />
        ) : (
          children
        )}
        {shown < all && (
          <Box sx={{ p: 2, textAlign: 'center', color: 'text.secondary' }}>
            {limit < MOST ? (
              <Button variant="outlined" onClick={() => onLimit?.(limit + PAGE)}>
                Show more
              </Button>
            ) : (
              `These are the first ${count(MOST)} ${noun}. Choose fewer days to see the others.`
            )}
          </Box>
        )}
      </DialogContent>
    </>
  );
}

type HeadProps = {
  sum: Sum | undefined;
  explained?: Explained | undefined;
  /** Stands for a sum that is not known. */
  unknown?: string;
  /** Said after the sum. */
  children?: ReactNode;
};

/** The number that was opened, and how it comes about: as the server explains it, else what the lines add up to. */
export function ListHead({ sum, explained, unknown = '…', children }: HeadProps) {
  const shown = explained ? { figure: explained.figure, detail: '' } : sum;
  return (
    <>
      <Box sx={head}>
        <Box component="strong" sx={figure}>
          {shown?.figure ?? unknown}
        </Box>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {shown?.detail}
          {shown?.detail && children && ' · '}
          {children}
        </Box>
      </Box>
      {explained?.lines}
    </>
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

const figure = { fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.35, letterSpacing: '-0.01em' } as const;
