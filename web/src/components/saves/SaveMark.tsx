import type { SvgIconComponent } from '@mui/icons-material';
import SavedIcon from '@mui/icons-material/Check';
import WaitingIcon from '@mui/icons-material/CloudOffOutlined';
import FailedIcon from '@mui/icons-material/ErrorOutlined';
import ConflictIcon from '@mui/icons-material/PeopleAltOutlined';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import type { CellSave } from '../../lib/saves/cellSaves';

/** How the last change of a cell is doing, in the cell itself. Nothing once that is old news. */
export function SaveMark({ save }: { save: CellSave<unknown, unknown> | undefined }) {
  if (save?.status === 'saving') {
    return (
      <Box component="span" sx={mark}>
        <CircularProgress size={12} aria-label="Saving" />
      </Box>
    );
  }
  const sign = save && signOf(save);
  if (!sign) return null;
  const { Icon, label, color } = sign;
  return (
    <Box component="span" role="img" aria-label={label} title={label} sx={{ ...mark, color }}>
      <Icon sx={{ fontSize: 16 }} />
    </Box>
  );
}

type Sign = { Icon: SvgIconComponent; label: string; color: string };

function signOf(save: CellSave<unknown, unknown>): Sign | undefined {
  switch (save.status) {
    case 'saved':
      return save.isFresh ? { Icon: SavedIcon, label: 'Saved', color: 'success.main' } : undefined;
    case 'waiting':
      return { Icon: WaitingIcon, label: `Not saved yet: ${save.sentence}`, color: 'error.main' };
    case 'failed':
      return { Icon: FailedIcon, label: `Not saved: ${save.sentence}`, color: 'error.main' };
    case 'conflict': {
      const someone = save.theirs.changedBy ?? 'The store';
      return { Icon: ConflictIcon, label: `Not saved: ${someone} changed it first`, color: 'error.main' };
    }
    case 'saving':
      return undefined;
  }
}

const mark = { display: 'inline-flex', flex: 'none', alignItems: 'center' } as const;
