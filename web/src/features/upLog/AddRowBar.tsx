import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

type Props = {
  isAdding: boolean;
  onAdd: () => void;
  /** Whether to say which keys do what. */
  hasKeys: boolean;
};

/** Always in reach at the foot of the window, however long the day. */
export function AddRowBar({ isAdding, onAdd, hasKeys }: Props) {
  return (
    <Box sx={bar}>
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
      {hasKeys && (
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          Enter: next field, after the last one a new row · Enter in an empty time: now · Space, then arrows,
          on a number: move the row
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
