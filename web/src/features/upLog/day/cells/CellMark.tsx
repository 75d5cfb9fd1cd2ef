import SavedIcon from '@mui/icons-material/Check';
import WaitingIcon from '@mui/icons-material/CloudOffOutlined';
import FailedIcon from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import type { UpSave } from '../upSaves';

/** How a field's last change is doing, in the field itself. A save that is over in a blink shows no wheel. */
export function CellMark({ save }: { save: UpSave | undefined }) {
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
      return save.isFresh ? (
        <Box component="span" role="img" aria-label="Saved" sx={{ ...place, color: 'success.main' }}>
          <SavedIcon sx={{ fontSize: 14 }} />
        </Box>
      ) : null;
    case 'waiting':
    case 'failed': {
      const Icon = save.status === 'failed' ? FailedIcon : WaitingIcon;
      return (
        <Box
          component="span"
          role="img"
          aria-label={save.status === 'failed' ? 'Not saved' : 'Not saved yet'}
          title={save.sentence}
          sx={{ ...place, color: 'error.main' }}
        >
          <Icon sx={{ fontSize: 16 }} />
        </Box>
      );
    }
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
