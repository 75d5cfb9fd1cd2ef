import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { AddIcon } from '../../../components/icons/icons';
import { rowShortcuts } from './rows/rowShortcuts';

type Props = { isAdding: boolean; onAdd: () => void };

/** Adds a row at the end of the day. */
export function AddRowButton({ isAdding, onAdd }: Props) {
  return (
    <Button
      variant="contained"
      size="large"
      startIcon={<AddIcon />}
      disabled={isAdding}
      onClick={onAdd}
      sx={{ flex: { xs: 1, sm: 'none' }, minWidth: 140 }}
    >
      {isAdding ? 'Adding...' : 'Add Row'}
    </Button>
  );
}

/**
 * Renders the Add Row button at the bottom of the window, where it always stays in reach.
 * @param hasShortcutHints whether to list the keyboard shortcuts
 */
export function AddRowBar({
  hasShortcutHints,
  children,
  ...button
}: Props & { hasShortcutHints: boolean; children?: ReactNode }) {
  return (
    <Box sx={barStyles}>
      <AddRowButton {...button} />
      {children}
      {hasShortcutHints && (
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {rowShortcuts.map(({ keys, description }) => `${keys} = ${description.toLowerCase()}`).join(' · ')}
        </Box>
      )}
    </Box>
  );
}

const barStyles = {
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  py: 1,
  bgcolor: 'background.default',
  displayPrint: 'none',
} as const;
