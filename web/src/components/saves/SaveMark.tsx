import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import type SvgIcon from '@mui/material/SvgIcon';
import type { CellSave } from '../../lib/saves/cellSaves';
import { CheckIcon, ErrorIcon, OfflineIcon, PeopleIcon } from '../look/icons';

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

type Sign = { Icon: typeof SvgIcon; label: string; color: string };

function signOf(save: CellSave<unknown, unknown>): Sign | undefined {
  switch (save.status) {
    case 'saved':
      return save.isFresh ? { Icon: CheckIcon, label: 'Saved', color: 'success.main' } : undefined;
    case 'waiting':
      return { Icon: OfflineIcon, label: `Not saved yet: ${save.sentence}`, color: 'error.main' };
    case 'failed':
      return { Icon: ErrorIcon, label: `Not saved: ${save.sentence}`, color: 'error.main' };
    case 'conflict': {
      const someone = save.theirs.changedBy ?? 'The store';
      return { Icon: PeopleIcon, label: `Not saved: ${someone} changed it first`, color: 'error.main' };
    }
    case 'saving':
      return undefined;
  }
}

const mark = { display: 'inline-flex', flex: 'none', alignItems: 'center' } as const;
