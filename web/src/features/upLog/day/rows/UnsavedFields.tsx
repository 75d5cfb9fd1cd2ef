import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AUTO_RETRY_MESSAGE, UnsavedNotice } from '../../../../components/saving/UnsavedNotice';
import type { DayUp } from '../../newUps/newUp';
import { PendingUpNote } from '../../newUps/PendingUpNote';
import { useRowSaves, useUpActions } from '../upActions';
import { fieldLabels, formatEntered, type UpField } from '../upSaves';

/**
 * Lists the unsaved changes of a row with their reasons. A row shows its old values again after a rejection.
 * Changes that wait for a connection are also sent automatically.
 */
export function UnsavedFields({ up }: { up: DayUp }) {
  const { retry, discard } = useUpActions().edits;
  return (
    <Box role="alert" sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
      <PendingUpNote upKey={up.key} />
      {useRowSaves(up).map(save => {
        if (save.status !== 'failed' && save.status !== 'waiting') return null;
        const field = save.cell.field as UpField;
        return (
          <UnsavedNotice
            key={field}
            actions={
              <>
                <Button variant="outlined" color="inherit" onClick={() => void retry(save.cell)}>
                  Try again
                </Button>
                <Button color="inherit" onClick={() => discard(save.cell)}>
                  Dismiss
                </Button>
              </>
            }
          >
            <strong>{fieldLabels[field]}</strong> was not saved{formatEntered(field, save.entered)}.{' '}
            {save.message}
            {save.status === 'waiting' && AUTO_RETRY_MESSAGE}
          </UnsavedNotice>
        );
      })}
    </Box>
  );
}
