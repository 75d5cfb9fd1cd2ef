import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { DayRange } from '../../lib/days/dates';
import { useStoreTimeZone } from '../../lib/days/StoreDayProvider';
import { LockIcon } from '../icons/icons';
import { formatMonthClosing, useClosedRange } from './closedMonths';

/**
 * Shows next to the days of a report who closed the month, and when. The badge links to the closing of the
 * month. On a phone, the badge is only an icon.
 */
export function ClosedMonthBadge({ range }: { range: DayRange }) {
  const closing = useClosedRange(range);
  const timeZone = useStoreTimeZone();
  if (!closing) return null;
  const label = formatMonthClosing(closing, timeZone);
  return (
    <Link
      component={RouterLink}
      to={`/closing?closing=${closing.id}`}
      aria-label={label}
      title={label}
      color="inherit"
      sx={badgeStyles}
    >
      <LockIcon sx={{ fontSize: 16, displayPrint: 'none' }} />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, displayPrint: 'inline' }}>
        {label}
      </Box>
    </Link>
  );
}

const badgeStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 0.5,
  minWidth: { xs: 44, sm: 0 },
  minHeight: { xs: 44, sm: 'auto' },
  '@media print': { textDecoration: 'none' },
} as const;
