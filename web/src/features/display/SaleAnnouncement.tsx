import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { useEffect } from 'react';
import { formatUnits } from '../../lib/format/numbers';
import type { DisplaySale } from './useSaleAnnouncement';

/**
 * Announces a sale with its sellers and their units of the month. The announcement is animated for one second
 * and stays for seven more.
 */
export function SaleAnnouncement({ sale: { sellers }, hasSound }: { sale: DisplaySale; hasSound: boolean }) {
  useEffect(
    function playSound() {
      if (hasSound) playChime();
    },
    [hasSound],
  );
  return (
    <Box role="status" sx={backdropStyles}>
      <Box sx={cardStyles}>
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

const riseAnimation = keyframes({ from: { transform: 'translateY(2rem) scale(0.9)', opacity: 0 } });

const backdropStyles = {
  position: 'fixed',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  p: '3rem',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  textAlign: 'center',
} as const;

const cardStyles = {
  display: 'grid',
  gap: '2rem',
  animation: `${riseAnimation} 1s cubic-bezier(0.2, 0.9, 0.3, 1.2)`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
} as const;

/** Plays two soft tones. Stays silent in a browser that requires a user gesture before it plays sound. */
export function playChime(): void {
  const audio = new AudioContext();
  for (const [index, frequency] of [660, 880].entries()) {
    const startTime = audio.currentTime + index * 0.18;
    const tone = new OscillatorNode(audio, { frequency });
    const volume = new GainNode(audio, { gain: 0.15 });
    volume.gain.setTargetAtTime(0, startTime + 0.1, 0.15);
    tone.connect(volume).connect(audio.destination);
    tone.start(startTime);
    tone.stop(startTime + 1);
  }
  setTimeout(() => void audio.close(), 2_000);
}
