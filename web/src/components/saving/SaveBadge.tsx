import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import type SvgIcon from '@mui/material/SvgIcon';
import type { CellSave } from '../../lib/mutations/cellSaves';
import { CheckIcon, ErrorIcon, OfflineIcon, PeopleIcon } from '../icons/icons';

/**
 * Shows the save state of a cell, inside the cell. The badge of a successful save disappears after a while.
 */
export function SaveBadge({ save }: { save: CellSave<unknown, unknown> | undefined }) {
  if (save?.status === 'saving') {
    return (
      <Box component="span" sx={badgeStyles}>
        <CircularProgress size={12} aria-label="Saving" />
      </Box>
    );
  }
  const badge = save && toBadgeContent(save);
  if (!badge) return null;
  const { Icon, label, color } = badge;
  return (
    <Box component="span" role="img" aria-label={label} title={label} sx={{ ...badgeStyles, color }}>
      <Icon sx={{ fontSize: 16 }} />
    </Box>
  );
}

type BadgeContent = { Icon: typeof SvgIcon; label: string; color: string };

function toBadgeContent(save: CellSave<unknown, unknown>): BadgeContent | undefined {
  switch (save.status) {
    case 'saved':
      return save.isFresh ? { Icon: CheckIcon, label: 'Saved', color: 'success.main' } : undefined;
    case 'waiting':
      return { Icon: OfflineIcon, label: `Not saved yet: ${save.message}`, color: 'error.main' };
    case 'failed':
      return { Icon: ErrorIcon, label: `Not saved: ${save.message}`, color: 'error.main' };
    case 'conflict': {
      const author = save.conflictingValue.changedBy ?? 'The system';
      return { Icon: PeopleIcon, label: `Not saved: ${author} changed it first`, color: 'error.main' };
    }
    case 'saving':
      return undefined;
  }
}

const badgeStyles = { display: 'inline-flex', flex: 'none', alignItems: 'center' } as const;
