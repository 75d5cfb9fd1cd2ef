import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AlertDialog } from '../../components/forms/Question';
import { formatCountdown } from './idleClock';

type IdleWarningProps = { secondsLeft: number; onStay: () => void; onLeave: () => void };

/**
 * The warning before an idle session ends (sign-in.md, Idle). Staying is the default: Escape and a click
 * outside also mean it. Moving the mouse does not count, or "Log Out Now" could not be reached (decision
 * 092).
 */
export function IdleWarning({ secondsLeft, onStay, onLeave }: IdleWarningProps) {
  return (
    <AlertDialog
      title="Session Timeout Warning"
      onClose={onStay}
      actions={[
        { label: 'Log Out Now', onClick: onLeave },
        { label: 'Stay Logged In', onClick: onStay, isFocused: true },
      ]}
    >
      <Box sx={{ textAlign: 'center' }}>
        <Typography>Your session will expire in:</Typography>
        <Typography
          role="timer"
          sx={{ fontSize: '2.75rem', fontWeight: 700, lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' }}
        >
          {formatCountdown(secondsLeft)}
        </Typography>
        <Typography>Would you like to extend your session?</Typography>
      </Box>
    </AlertDialog>
  );
}
