import Box from '@mui/material/Box';

/** The reason why a person who did not log out has to sign in again. */
export function IdleNote({ minutes }: { minutes: number }) {
  return (
    <Box role="status" sx={{ px: 1.5, py: 1, borderRadius: 1, bgcolor: 'row.updated', typography: 'body2' }}>
      You were signed out because you were idle for {minutes} {minutes === 1 ? 'minute' : 'minutes'}.
    </Box>
  );
}
