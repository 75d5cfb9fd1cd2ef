import SavedIcon from '@mui/icons-material/Check';
import FailedIcon from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import type { CellSave } from './cellSaves';

/** How the last change of a cell is doing, in the cell itself. Nothing once that is old news. */
export function SaveMark({ save }: { save: CellSave<unknown, unknown> | undefined }) {
  if (save?.status === 'saving') {
    return (
      <Box component="span" sx={mark}>
        <CircularProgress size={12} aria-label="Saving" />
      </Box>
    );
  }
  if (save?.status === 'saved' && save.isFresh) {
    return (
      <Box component="span" role="img" aria-label="Saved" sx={{ ...mark, color: 'success.main' }}>
        <SavedIcon sx={{ fontSize: 16 }} />
      </Box>
    );
  }
  if (save?.status === 'failed') {
    return (
      <Box
        component="span"
        role="img"
        aria-label={`Not saved: ${save.sentence}`}
        title={save.sentence}
        sx={{ ...mark, color: 'error.main' }}
      >
        <FailedIcon sx={{ fontSize: 16 }} />
      </Box>
    );
  }
  return null;
}

const mark = { display: 'inline-flex', flex: 'none', alignItems: 'center' } as const;
