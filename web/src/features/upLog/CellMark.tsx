import SavedIcon from '@mui/icons-material/Check';
import FailedIcon from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import type { FieldSave } from './upSaves';

/** How a field's last change is doing, in the field itself. A save that is over in a blink shows no wheel. */
export function CellMark({ save }: { save: FieldSave | undefined }) {
  switch (save?.status) {
    case 'saving':
      return (
        <Box
          component="span"
          sx={{ ...place, animation: 'up-save-wait 1ms linear 250ms backwards', ...wait }}
        >
          <CircularProgress size={12} aria-label="Saving" color="inherit" />
        </Box>
      );
    case 'saved':
      return (
        <Box component="span" role="img" aria-label="Saved" sx={{ ...place, color: 'success.main' }}>
          <SavedIcon sx={{ fontSize: 14 }} />
        </Box>
      );
    case 'failed':
      return (
        <Box
          component="span"
          role="img"
          aria-label="Not saved"
          title={save.sentence}
          sx={{ ...place, color: 'error.main' }}
        >
          <FailedIcon sx={{ fontSize: 16 }} />
        </Box>
      );
    default:
      return null;
  }
}

const wait = { '@keyframes up-save-wait': { from: { opacity: 0 } } } as const;

const place = {
  position: 'absolute',
  right: 2,
  top: 2,
  display: 'inline-flex',
  pointerEvents: 'none',
} as const;
