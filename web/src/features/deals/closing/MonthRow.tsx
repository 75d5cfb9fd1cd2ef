import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { StoreMonthsQuery } from '../../../generated/graphql';
import { useStoreTimeZone } from '../../../lib/days/storeDay';
import { useViewer } from '../../../lib/viewer';
import { isClosed, monthTitle, stateWords } from './closingWords';

type Props = {
  month: StoreMonthsQuery['storeMonths'][number];
  onClose: () => void;
  onReopen: () => void;
};

/** A month: what became of it, and what the viewer may do with it now. */
export function MonthRow({ month, onClose, onReopen }: Props) {
  const { can } = useViewer();
  const timeZone = useStoreTimeZone();
  const title = monthTitle(month.month);
  return (
    <Box component="li" aria-label={title} sx={row}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{title}</Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {stateWords(month, timeZone)}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {month.lastClosing && (
          <Button component={Link} to={`/closing?closing=${month.lastClosing.id}`}>
            What was closed
          </Button>
        )}
        {can.reopenMonths && isClosed(month) && <Button onClick={onReopen}>Reopen</Button>}
        {can.closeMonths && month.isOver && !isClosed(month) && (
          <Button variant="outlined" onClick={onClose}>
            Close
          </Button>
        )}
      </Box>
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  alignItems: 'center',
  gap: 0.5,
  px: 1.5,
  py: 1,
  minHeight: 52,
  typography: 'body2',
} as const;
