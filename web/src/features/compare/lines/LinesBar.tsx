import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';
import type { ComparedGroup } from '../../../generated/types';
import { useViewer } from '../../../lib/viewer';

type Props = {
  group: ComparedGroup;
  /** Whether only open lines are listed, of how many in the group. */
  isOpen: boolean;
  openCount: number;
  onOpen: (isOpen: boolean) => void;
  /** The open lines of the page, and those of them that are selected. */
  open: number;
  chosen: number;
  onSelectAll: (isSelected: boolean) => void;
  /** What can be done to the group. */
  groupActs: ReactNode;
  /** What can be done to what is selected. */
  children: ReactNode;
};

/** Above the lines of a group: what can be done to all, which are listed and selected, and their keys. */
export function LinesBar({ group, isOpen, openCount, onOpen, open, chosen, onSelectAll, ...acts }: Props) {
  const { can } = useViewer();
  return (
    <Box sx={bar}>
      {acts.groupActs}
      {group !== 'EQUAL' && (
        <FormControlLabel
          label={`Only open (${openCount})`}
          control={<Checkbox size="small" checked={isOpen} onChange={() => onOpen(!isOpen)} />}
        />
      )}
      {open > 1 && (
        <FormControlLabel
          label={chosen === 0 ? 'Select all' : `${chosen} selected`}
          control={
            <Checkbox
              size="small"
              checked={chosen === open}
              indeterminate={chosen > 0 && chosen < open}
              onChange={() => onSelectAll(chosen === 0)}
            />
          }
        />
      )}
      {acts.children}
      {open > 0 && (
        <Box component="span" sx={hint}>
          ↑ ↓ line, ← → group, {can.editGross && group === 'DIFFERS' && 'T take theirs, '}
          {group === 'ONLY_FILE' && 'M match, R record, '}K keep ours, H hand on, Space select, U undo
        </Box>
      )}
    </Box>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  alignItems: 'center',
  minHeight: 40,
  displayPrint: 'none',
} as const;

const hint = { color: 'text.secondary', display: { xs: 'none', sm: 'inline' }, ml: 'auto' } as const;
