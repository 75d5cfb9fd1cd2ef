import Box from '@mui/material/Box';
import { GrossChoice } from '../gross/GrossChoice';
import { type GrossField, grossLabels } from '../gross/gross';
import { useGrossSave } from '../gross/grossContext';
import type { HogDealFragment } from '../hog.generated';

/** On a phone's card: mine and theirs, where two people typed one gross. Nothing else. */
export function CardChoice({ deal, field }: { deal: HogDealFragment; field: GrossField }) {
  const save = useGrossSave(deal, field);
  if (save?.status !== 'conflict') return null;
  return (
    <Box sx={look}>
      <strong>{grossLabels[field]}</strong>
      <GrossChoice cell={{ row: deal.number, field }} mine={save.entered} theirs={save.theirs} />
    </Box>
  );
}

const look = {
  gridColumn: '1 / -1',
  p: 1,
  border: 1,
  borderColor: 'error.main',
  borderRadius: 1,
  bgcolor: 'status.bad.tint',
  color: 'status.bad.text',
  typography: 'body2',
} as const;
