import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { CloseIcon } from '../../../../components/icons/icons';
import { Dialog } from '../../../../components/overlays';
import { useIsPhone } from '../../../../lib/hooks/mediaHooks';
import type { DayUp } from '../../newUps/newUp';
import { useUpActions } from '../upActions';
import { UnsavedFields } from './UnsavedFields';
import { UpSheetFields } from './UpSheetFields';

type Props = {
  up: DayUp;
  rowNumber: number;
  isLast: boolean;
  isAdding: boolean;
  onClose: () => void;
};

/**
 * Renders a row for editing on a phone, as a full-height sheet. Every field saves its own changes, so the
 * sheet has no submit button.
 */
export function UpSheet({ up, rowNumber, isLast, isAdding, onClose }: Props) {
  const { setUpToDelete, goToNextRow } = useUpActions();
  const isPhone = useIsPhone();
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} maxWidth="sm" fullWidth aria-labelledby="up-sheet">
      <Box sx={barStyles}>
        <Typography id="up-sheet" variant="h1" component="h2">
          Up #{rowNumber}
        </Typography>
        <IconButton aria-label="Close" onClick={onClose} sx={{ ml: 'auto' }}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box
        // Leaves room for the label of the first field above its border.
        sx={{
          px: 2,
          pt: 1,
          pb: 2,
          display: 'grid',
          gap: 1.5,
          overflowY: 'auto',
          flex: 1,
          alignContent: 'start',
        }}
      >
        <UnsavedFields up={up} />
        {/* Mounts the fields again for another row, so that half-typed text does not move to that row. */}
        <UpSheetFields key={up.key} up={up} />
      </Box>
      <Box sx={{ ...barStyles, borderTop: 1, borderColor: 'divider' }}>
        <Button color="error" onClick={() => setUpToDelete(up)}>
          Delete
        </Button>
        <Button
          variant="outlined"
          sx={{ ml: 'auto' }}
          disabled={isAdding}
          onClick={() => goToNextRow(up.key)}
        >
          {isAdding ? 'Adding...' : isLast ? 'Add Row' : 'Next row'}
        </Button>
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      </Box>
    </Dialog>
  );
}

const barStyles = { display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1 } as const;
