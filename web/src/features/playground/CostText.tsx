import Box from '@mui/material/Box';
import { useAnswer } from './useAnswer';

const whole = (count: number): string => count.toLocaleString('en-US');

/** What the query cost, beside the button that ran it. */
export function CostText() {
  const cost = useAnswer()?.cost;
  if (!cost) return null;
  return (
    <Box role="status" sx={{ typography: 'caption', color: 'text.secondary' }}>
      Cost {whole(cost.asked)} of {whole(cost.allowed)} · {whole(cost.left)} left this minute
    </Box>
  );
}
