import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useUpActions } from './upActions';
import { fieldLabels, type RowSaves, type UpField } from './upSaves';

/** The changes of a row that were refused: the row shows the old values again, and here is what was wanted and why not. */
export function UnsavedFields({ id, saves }: { id: number; saves: RowSaves | undefined }) {
  const { save, forget } = useUpActions();
  const failed = (Object.entries(saves ?? {}) as [UpField, RowSaves[UpField]][]).flatMap(([field, state]) =>
    state?.status === 'failed' ? [{ ...state, field }] : [],
  );
  return (
    <Box role="alert" sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
      {failed.map(({ field, value, sentence }) => (
        <Box key={field} sx={strip}>
          <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
            <strong>{fieldLabels[field]}</strong> was not saved
            {typeof value === 'string' && value !== '' && <>: “{value}”</>}. {sentence}
          </Box>
          <Button variant="outlined" color="inherit" onClick={() => save(id, field, value)}>
            Try again
          </Button>
          <Button color="inherit" onClick={() => forget(id, field)}>
            Dismiss
          </Button>
        </Box>
      ))}
    </Box>
  );
}

const strip = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  py: 0.5,
  typography: 'body2',
  bgcolor: 'status.bad.tint',
  color: 'status.bad.text',
} as const;
