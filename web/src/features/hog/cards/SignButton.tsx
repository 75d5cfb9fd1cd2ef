import Box from '@mui/material/Box';

/** Toggles the sign of an amount: the number keypad of a phone has no minus key. */
export function SignButton({ onClick }: { onClick: () => void }) {
  return (
    <Box
      component="button"
      type="button"
      aria-label="Change the sign"
      tabIndex={-1}
      // Keeps the focus in the input, so that the keypad stays open.
      onPointerDown={event => event.preventDefault()}
      onMouseDown={event => event.preventDefault()}
      onClick={onClick}
      sx={signButtonStyles}
    >
      ±
    </Box>
  );
}

const signButtonStyles = {
  position: 'absolute',
  inset: '1px auto 1px 1px',
  width: 32,
  p: 0,
  border: 0,
  borderRight: 1,
  borderColor: 'divider',
  borderRadius: '5px 0 0 5px',
  font: 'inherit',
  fontSize: '1.125rem',
  color: 'text.secondary',
  bgcolor: 'ground.sunken',
} as const;
