import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatMoney } from '../../../lib/format/money';
import type { Race } from './race';

/** In reach wherever one has scrolled to, so that no figure is taken for one that stands. */
export function WhatIfBanner({ race, reset }: { race: Race; reset: () => void }) {
  const owed = `The store would owe ${formatMoney(race.owed)}`;
  const compared =
    race.change === 0
      ? ', as much as now.'
      : `, ${formatMoney(Math.abs(race.change))} ${race.change > 0 ? 'more' : 'less'} than now.`;
  return (
    <Box sx={banner}>
      <Box role="status" sx={{ flex: 1, minWidth: 0 }}>
        <strong>What if: nothing is stored.</strong> {owed + compared}
      </Box>
      <Button variant="outlined" color="inherit" onClick={reset} sx={{ displayPrint: 'none', flexShrink: 0 }}>
        Reset
      </Button>
    </Box>
  );
}

const banner = {
  position: 'sticky',
  bottom: { xs: 8, sm: 12 },
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  px: 2,
  py: 1,
  border: 1,
  borderColor: 'primary.main',
  borderRadius: 2,
  bgcolor: 'accent.soft',
  color: 'accent.strong',
  boxShadow: 3,
  '@media print': { position: 'static', mt: '8pt', boxShadow: 'none' },
} as const;
