import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { UnsavedStrip } from '../../components/UnsavedStrip';
import { useUpActions } from './upActions';
import { failedFields, fieldLabels, quoted, type RowSaves } from './upSaves';

/** The changes of a row that were refused: the row shows the old values again, and here is what was wanted and why not. */
export function UnsavedFields({ id, saves }: { id: number; saves: RowSaves | undefined }) {
  const { save, forget } = useUpActions();
  const failed = failedFields(saves);
  return (
    <Box role="alert" sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
      {failed.map(({ field, value, sentence }) => (
        <UnsavedStrip
          key={field}
          actions={
            <>
              <Button variant="outlined" color="inherit" onClick={() => save(id, field, value)}>
                Try again
              </Button>
              <Button color="inherit" onClick={() => forget(id, field)}>
                Dismiss
              </Button>
            </>
          }
        >
          <strong>{fieldLabels[field]}</strong> was not saved{quoted(field, value)}. {sentence}
        </UnsavedStrip>
      ))}
    </Box>
  );
}
