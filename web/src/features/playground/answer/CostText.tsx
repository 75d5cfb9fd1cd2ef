import Box from '@mui/material/Box';
import { useAnswer } from './useAnswer';

const whole = (count: number): string => count.toLocaleString('en-US');

/** What the query cost, beside the button that ran it. */
export function CostText() {
  const cost = useAnswer()?.cost;
  if (!cost) return null;
  return (
    <Box role="status" sx={costLook}>
      Cost {whole(cost.asked)} of {whole(cost.allowed)} · {whole(cost.left)} left this minute
    </Box>
  );
}

/** On a phone a line of its own, below what can be done. */
const costLook = {
  typography: 'caption',
  color: 'text.secondary',
  order: { xs: 1, sm: 0 },
  flexBasis: { xs: '100%', sm: 'auto' },
} as const;
