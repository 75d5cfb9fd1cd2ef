import Box from '@mui/material/Box';
import { CheckIcon } from '../../components/icons/icons';

/** Beside the name of who qualifies: in words, not in colour alone. */
export function QualifiedMark() {
  return (
    <Box component="span" sx={look}>
      <CheckIcon aria-hidden="true" sx={{ fontSize: '1rem' }} />
      Qualified
    </Box>
  );
}

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.25,
  ml: { sm: 1 },
  pl: 0.25,
  pr: 0.75,
  borderRadius: 4,
  lineHeight: '1.25rem',
  fontSize: '0.75rem',
  fontWeight: 650,
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  // Forced colours leave the tints away, and not the borders.
  border: '1px solid',
  borderColor: 'primary.main',
  whiteSpace: 'nowrap',
} as const;
