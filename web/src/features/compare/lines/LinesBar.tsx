import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';
import type { ComparedGroup } from '../../../generated/types';
import { useViewer } from '../../../lib/viewer';

type Props = {
  group: ComparedGroup;
  /** True if only the open lines are listed. */
  isOpenOnly: boolean;
  openCount: number;
  onOpenOnlyChange: (isOpenOnly: boolean) => void;
  /** Number of open lines on the page. */
  openCountOnPage: number;
  selectedCount: number;
  onSelectAll: (isSelected: boolean) => void;
  groupActions: ReactNode;
  children: ReactNode;
};

/**
 * Renders the bar above the lines: the buttons, the checkboxes for filtering and selecting lines, and the
 * keyboard shortcuts.
 */
export function LinesBar({
  group,
  isOpenOnly,
  openCount,
  onOpenOnlyChange,
  openCountOnPage,
  selectedCount,
  onSelectAll,
  ...actions
}: Props) {
  const { can } = useViewer();
  return (
    <Box sx={barStyles}>
      {actions.groupActions}
      {group !== 'EQUAL' && (
        <FormControlLabel
          label={`Unresolved only (${openCount})`}
          control={
            <Checkbox size="small" checked={isOpenOnly} onChange={() => onOpenOnlyChange(!isOpenOnly)} />
          }
        />
      )}
      {openCountOnPage > 1 && (
        <FormControlLabel
          label={selectedCount === 0 ? 'Select all' : `${selectedCount} selected`}
          control={
            <Checkbox
              size="small"
              checked={selectedCount === openCountOnPage}
              indeterminate={selectedCount > 0 && selectedCount < openCountOnPage}
              onChange={() => onSelectAll(selectedCount === 0)}
            />
          }
        />
      )}
      {actions.children}
      {openCountOnPage > 0 && (
        <Box component="span" sx={hintStyles}>
          ↑↓ row · ←→ group · {can.editGross && group === 'DIFFERS' && 'T use file value · '}
          {group === 'ONLY_FILE' && 'M match · R add deal · '}K keep · H assign · Space select · U undo
        </Box>
      )}
    </Box>
  );
}

const barStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  alignItems: 'center',
  minHeight: 40,
  displayPrint: 'none',
} as const;

const hintStyles = { color: 'text.secondary', display: { xs: 'none', sm: 'inline' }, ml: 'auto' } as const;
