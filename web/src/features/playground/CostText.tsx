import Box from '@mui/material/Box';
import { useAnswer } from './useAnswer';

/** What the query cost, beside the button that ran it. */
export function CostText() {
  const cost = useAnswer()?.cost;
  if (!cost) return null;
  const parts = Object.entries(cost).filter(([, value]) => typeof value === 'number');
  return (
    <Box role="status" sx={{ typography: 'caption', color: 'text.secondary' }}>
      {parts.map(([name, value]) => `${name} ${value}`).join(' · ')}
    </Box>
  );
}
