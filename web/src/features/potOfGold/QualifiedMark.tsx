import Box from '@mui/material/Box';
import { CheckIcon } from '../../components/icons/icons';

/** Marks a person who qualifies, in words and not only by color. */
export function QualifiedBadge() {
  return (
    <Box component="span" sx={badgeStyles}>
      <CheckIcon aria-hidden="true" sx={{ fontSize: '1rem' }} />
      Qualified
    </Box>
  );
}

const badgeStyles = {
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
  // Forced-colors mode removes background colors, but not borders.
  border: '1px solid',
  borderColor: 'primary.main',
  whiteSpace: 'nowrap',
} as const;
