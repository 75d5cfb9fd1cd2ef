import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type Props = { onClick: () => void; isMain?: boolean; isDisabled?: boolean; children: ReactNode };

/** A button without Material's 6 KB, for what is fetched before anyone signs in; it looks the same as the others. */
export function PlainButton({ onClick, isMain = false, isDisabled = false, children }: Props) {
  return (
    <Box
      component="button"
      type="button"
      disabled={isDisabled}
      onClick={onClick}
      sx={[buttonLook, isMain ? mainLook : outlinedLook]}
    >
      {children}
    </Box>
  );
}

/** A link that looks like it. */
export function PlainLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Box component={Link} to={to} sx={[buttonLook, outlinedLook, { textDecoration: 'none' }]}>
      {children}
    </Box>
  );
}

const buttonLook = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  minHeight: 44,
  px: 2,
  border: 1,
  borderRadius: 1,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  transition: 'background-color 100ms',
} as const;

const mainLook = {
  borderColor: 'transparent',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '&:hover': { bgcolor: 'primary.dark' },
  '&:disabled': { bgcolor: 'ground.sunken', color: 'text.secondary', cursor: 'default' },
} as const;

const outlinedLook = {
  borderColor: 'control.line',
  bgcolor: 'transparent',
  color: 'primary.main',
  '&:hover': { bgcolor: 'accent.soft', color: 'accent.strong' },
} as const;
