import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { useEffect } from 'react';
import { formatUnits } from '../../lib/format/numbers';
import { playChime } from './chime';
import type { Sale } from './sales';

/** Who has just sold a car, and how many that makes: a second of joy, then seven to read it. */
export function SaleNote({ sale: { sellers }, hasSound }: { sale: Sale; hasSound: boolean }) {
  useEffect(
    function beHeard() {
      if (hasSound) playChime();
    },
    [hasSound],
  );
  return (
    <Box role="status" sx={ground}>
      <Box sx={card}>
        <Box sx={{ fontSize: '2rem', fontWeight: 650 }}>Sold!</Box>
        {sellers.map(({ name, total }) => (
          <div key={name}>
            <Box
              sx={{ fontSize: 'min(6rem, 9vw)', fontWeight: 800, lineHeight: 1.1, overflowWrap: 'anywhere' }}
            >
              {name}
            </Box>
            <Box sx={{ fontSize: '3rem', fontVariantNumeric: 'tabular-nums' }}>
              {formatUnits(total)} this month
            </Box>
          </div>
        ))}
      </Box>
    </Box>
  );
}

const rise = keyframes({ from: { transform: 'translateY(2rem) scale(0.9)', opacity: 0 } });

const ground = {
  position: 'fixed',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  p: '3rem',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  textAlign: 'center',
} as const;

const card = {
  display: 'grid',
  gap: '2rem',
  animation: `${rise} 1s cubic-bezier(0.2, 0.9, 0.3, 1.2)`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
} as const;
