import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ALSO_BY_ITSELF, UnsavedStrip } from '../../../../components/saves/UnsavedStrip';
import type { DayUp } from '../../newUps/newUp';
import { WaitingUpNote } from '../../newUps/WaitingUpNote';
import { useRowSaves, useUpActions } from '../upActions';
import { fieldLabels, quoted, type UpField } from '../upSaves';

/**
 * The changes of a row that are not stored, and why not. Where they were refused the row shows the old values again; what
 * waits for the line is also sent again by itself.
 */
export function UnsavedFields({ up }: { up: DayUp }) {
  const { retry, discard } = useUpActions().edits;
  return (
    <Box role="alert" sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
      <WaitingUpNote upKey={up.key} />
      {useRowSaves(up).map(save => {
        if (save.status !== 'failed' && save.status !== 'waiting') return null;
        const field = save.cell.field as UpField;
        return (
          <UnsavedStrip
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
            <strong>{fieldLabels[field]}</strong> was not saved{quoted(field, save.entered)}. {save.sentence}
            {save.status === 'waiting' && ALSO_BY_ITSELF}
          </UnsavedStrip>
        );
      })}
    </Box>
  );
}
