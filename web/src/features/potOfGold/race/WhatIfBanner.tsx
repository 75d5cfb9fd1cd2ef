import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatMoney } from '../../../lib/format/money';
import type { PotRaceData } from './race';

/** Warns at every scroll position that the figures include units that are not stored. */
export function WhatIfBanner({ race, onReset }: { race: PotRaceData; onReset: () => void }) {
  const owedText = `The store would owe ${formatMoney(race.owed)}`;
  const comparisonText =
    race.change === 0
      ? ', as much as now.'
      : `, ${formatMoney(Math.abs(race.change))} ${race.change > 0 ? 'more' : 'less'} than now.`;
  return (
    <Box sx={bannerStyles}>
      <Box role="status" sx={{ flex: 1, minWidth: 0 }}>
        <strong>What if: nothing is stored.</strong> {owedText + comparisonText}
      </Box>
      <Button variant="outlined" color="inherit" onClick={onReset} sx={{ displayPrint: 'none', flexShrink: 0 }}>
        Reset
      </Button>
    </Box>
  );
}

const bannerStyles = {
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
