import Box from '@mui/material/Box';

/** Makes an open amount negative, or positive again: a phone's keys for amounts have no minus. */
export function SignButton({ onClick }: { onClick: () => void }) {
  return (
    <Box
      component="button"
      type="button"
      aria-label="Change the sign"
      tabIndex={-1}
      // The input keeps the focus, and the keys stay up.
      onPointerDown={event => event.preventDefault()}
      onMouseDown={event => event.preventDefault()}
      onClick={onClick}
      sx={look}
    >
      ±
    </Box>
  );
}

const look = {
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
