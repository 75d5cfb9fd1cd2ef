import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { DayRange } from '../../lib/days/dates';
import { useStoreTimeZone } from '../../lib/days/storeDay';
import { LockIcon } from '../look/icons';
import { useClosedRange } from './closedMonths';
import { closedWords } from './closedWords';

/** Beside the days of a report: who closed their month, and when. It leads to what was closed. A phone has room for its sign. */
export function ClosedMark({ range }: { range: DayRange }) {
  const closed = useClosedRange(range);
  const timeZone = useStoreTimeZone();
  if (!closed) return null;
  const words = closedWords(closed, timeZone);
  return (
    <Link
      component={RouterLink}
      to={`/closing?closing=${closed.id}`}
      aria-label={words}
      title={words}
      color="inherit"
      sx={look}
    >
      <LockIcon sx={{ fontSize: 16, displayPrint: 'none' }} />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, displayPrint: 'inline' }}>
        {words}
      </Box>
    </Link>
  );
}

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 0.5,
  minWidth: { xs: 44, sm: 0 },
  minHeight: { xs: 44, sm: 'auto' },
  '@media print': { textDecoration: 'none' },
} as const;
