import Box from '@mui/material/Box';
import { GrossConflictChoice } from '../gross/GrossChoice';
import { type GrossField, grossLabels } from '../gross/gross';
import { useGrossSave } from '../gross/grossContext';
import type { HogDealFragment } from '../hog.generated';

/** Renders the choice between two amounts on a phone card when a gross is in conflict; otherwise nothing. */
export function CardConflict({ deal, field }: { deal: HogDealFragment; field: GrossField }) {
  const save = useGrossSave(deal, field);
  if (save?.status !== 'conflict') return null;
  return (
    <Box sx={conflictStyles}>
      <strong>{grossLabels[field]}</strong>
      <GrossConflictChoice cell={{ row: deal.number, field }} mine={save.entered} theirs={save.theirs} />
    </Box>
  );
}

const conflictStyles = {
  gridColumn: '1 / -1',
  p: 1,
  border: 1,
  borderColor: 'error.main',
  borderRadius: 1,
  bgcolor: 'status.bad.tint',
  color: 'status.bad.text',
  typography: 'body2',
} as const;
