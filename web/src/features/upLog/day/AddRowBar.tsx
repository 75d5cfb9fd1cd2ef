import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { AddIcon } from '../../../components/look/icons';
import { upKeys } from './rows/upKeys';

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

/** Always in reach at the foot of the window, however long the day. `hasKeys`: whether to say which keys do what. */
export function AddRowBar({
  hasKeys,
  children,
  ...button
}: Props & { hasKeys: boolean; children?: ReactNode }) {
  return (
    <Box sx={bar}>
      <AddRowButton {...button} />
      {children}
      {hasKeys && (
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {upKeys.map(({ keys, does }) => `${keys}: ${does.toLowerCase()}`).join(' · ')}
        </Box>
      )}
    </Box>
  );
}

const bar = {
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
