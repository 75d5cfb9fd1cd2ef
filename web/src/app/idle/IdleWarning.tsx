import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { countdown } from './idleClock';

type Props = { secondsLeft: number; onStay: () => void; onLeave: () => void };

/**
 * The warning before an idle session ends (sign-in.md, Idle). Staying is as near as can be: Escape and a click beside it mean it too. Merely moving
 * the mouse does not, or nobody could reach "Log Out Now" (decision 092).
 */
export function IdleWarning({ secondsLeft, onStay, onLeave }: Props) {
  return (
    <Dialog
      open
      onClose={onStay}
      role="alertdialog"
      aria-labelledby="idle-title"
      aria-describedby="idle-text"
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id="idle-title">Session Timeout Warning</DialogTitle>
      <DialogContent id="idle-text" sx={{ textAlign: 'center' }}>
        <Typography>Your session will expire in:</Typography>
        <Typography
          role="timer"
          sx={{ fontSize: '2.75rem', fontWeight: 700, lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' }}
        >
          {countdown(secondsLeft)}
        </Typography>
        <Typography>Would you like to extend your session?</Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, justifyContent: 'center', gap: 1 }}>
        <Button variant="outlined" onClick={onLeave}>
          Log Out Now
        </Button>
        <Button variant="contained" onClick={onStay} autoFocus>
          Stay Logged In
        </Button>
      </DialogActions>
    </Dialog>
  );
}
