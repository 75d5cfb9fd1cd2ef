import Box from '@mui/material/Box';
import { SaveBadge } from '../../../../components/saving/SaveBadge';
import type { UpSave } from '../upSaves';

/**
 * Shows the status of the last save inside the field. The spinner appears after 250 ms, so that it does not
 * flash during a fast save.
 */
export function CellSaveStatus({ save }: { save: UpSave | undefined }) {
  if (!save) return null;
  return (
    <Box component="span" sx={[positionStyles, save.status === 'saving' && delayedSpinnerStyles]}>
      <SaveBadge save={save} />
    </Box>
  );
}

const positionStyles = {
  position: 'absolute',
  right: 2,
  top: 2,
  display: 'inline-flex',
  pointerEvents: 'none',
  '& [aria-label=Saved] svg': { fontSize: 14 },
  '& [role=progressbar]': { color: 'inherit' },
} as const;

const delayedSpinnerStyles = {
  animation: 'up-save-wait 1ms linear 250ms backwards',
  '@keyframes up-save-wait': { from: { opacity: 0 } },
} as const;
