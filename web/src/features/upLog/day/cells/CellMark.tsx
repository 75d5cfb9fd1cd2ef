import Box from '@mui/material/Box';
import { SaveMark } from '../../../../components/saves/SaveMark';
import type { UpSave } from '../upSaves';

/** How a field's last change is doing, in the field itself. A save that is over in a blink shows no wheel. */
export function CellMark({ save }: { save: UpSave | undefined }) {
  if (!save) return null;
  return (
    <Box component="span" sx={[place, save.status === 'saving' && seenAfterABlink]}>
      <SaveMark save={save} />
    </Box>
  );
}

const place = {
  position: 'absolute',
  right: 2,
  top: 2,
  display: 'inline-flex',
  pointerEvents: 'none',
  '& [aria-label=Saved] svg': { fontSize: 14 },
  '& [role=progressbar]': { color: 'inherit' },
} as const;

const seenAfterABlink = {
  animation: 'up-save-wait 1ms linear 250ms backwards',
  '@keyframes up-save-wait': { from: { opacity: 0 } },
} as const;
