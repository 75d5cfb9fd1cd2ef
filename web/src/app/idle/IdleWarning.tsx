import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Question } from '../../components/forms/Question';
import { countdown } from './idleClock';

type Props = { secondsLeft: number; onStay: () => void; onLeave: () => void };

/**
 * The warning before an idle session ends (sign-in.md, Idle). Staying is as near as can be: Escape and a click beside it mean it too. Merely moving
 * the mouse does not, or nobody could reach "Log Out Now" (decision 092).
 */
export function IdleWarning({ secondsLeft, onStay, onLeave }: Props) {
  return (
    <Question
      title="Session Timeout Warning"
      onClose={onStay}
      ways={[
        { label: 'Log Out Now', act: onLeave },
        { label: 'Stay Logged In', act: onStay, isFocused: true },
      ]}
    >
      <Box sx={{ textAlign: 'center' }}>
        <Typography>Your session will expire in:</Typography>
        <Typography
          role="timer"
          sx={{ fontSize: '2.75rem', fontWeight: 700, lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' }}
        >
          {countdown(secondsLeft)}
        </Typography>
        <Typography>Would you like to extend your session?</Typography>
      </Box>
    </Question>
  );
}
