import Box from '@mui/material/Box';
import { useActiveResponse } from './useAnswer';

const formatWholeNumber = (count: number): string => count.toLocaleString('en-US');

/** Shows the cost of the last run of the query. */
export function QueryCostText() {
  const cost = useActiveResponse()?.cost;
  if (!cost) return null;
  return (
    <Box role="status" sx={costStyles}>
      Cost {formatWholeNumber(cost.asked)} of {formatWholeNumber(cost.allowed)} · {formatWholeNumber(cost.left)} left this minute
    </Box>
  );
}

/** On a phone, the cost takes a separate line below the buttons. */
const costStyles = {
  typography: 'caption',
  color: 'text.secondary',
  order: { xs: 1, sm: 0 },
  flexBasis: { xs: '100%', sm: 'auto' },
} as const;
