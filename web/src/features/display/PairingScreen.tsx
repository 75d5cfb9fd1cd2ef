import Box from '@mui/material/Box';
import { ProductLogo } from '../../components/page/ProductLogo';

/** Shows the pairing letters of an unpaired device. If the server cannot be reached, shows a message. */
export function PairingScreen({ letters, isOffline }: { letters: string | undefined; isOffline: boolean }) {
  return (
    <Box component="main" sx={pageStyles}>
      <ProductLogo />
      {letters && !isOffline ? (
        <>
          <Box component="h1" sx={{ m: 0, fontSize: '2rem', fontWeight: 650 }}>
            Pair this display
          </Box>
          <Box role="img" aria-label={[...letters].join(' ')} sx={lettersStyles}>
            {letters.slice(0, 3)} {letters.slice(3)}
          </Box>
          <Box component="p" sx={{ m: 0, fontSize: '1.5rem', color: 'text.secondary' }}>
            Managers → Displays → Pair a display
          </Box>
        </>
      ) : (
        <Box component="p" role="status" sx={{ m: 0, fontSize: '1.5rem', color: 'text.secondary' }}>
          {isOffline ? 'Can’t reach the server. Trying again...' : 'Loading...'}
        </Box>
      )}
    </Box>
  );
}

const pageStyles = {
  minHeight: '100vh',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '2rem',
  p: '2rem',
  textAlign: 'center',
} as const;

const lettersStyles = {
  fontSize: 'min(8rem, 15vw)',
  fontWeight: 750,
  letterSpacing: '0.12em',
  lineHeight: 1.1,
  color: 'primary.main',
} as const;
