import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { CloseIcon } from '../../../../components/look/icons';
import { Dialog } from '../../../../components/overlays';
import { useIsPhone } from '../../../../lib/hooks/useIsPhone';
import type { UpFieldsFragment } from '../../upLog.generated';
import { useUpActions } from '../upActions';
import { UnsavedFields } from './UnsavedFields';
import { UpSheetFields } from './UpSheetFields';

type Props = {
  up: UpFieldsFragment;
  place: number;
  isLast: boolean;
  isAdding: boolean;
  onClose: () => void;
};

/** A row to be edited with thumbs: a sheet of full height. Every field saves itself; there is nothing to submit. */
export function UpSheet({ up, place, isLast, isAdding, onClose }: Props) {
  const { askToDelete, goBeyond, newUps } = useUpActions();
  const isPhone = useIsPhone();
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} maxWidth="sm" fullWidth aria-labelledby="up-sheet">
      <Box sx={bar}>
        <Typography id="up-sheet" variant="h1" component="h2">
          Row {place}
        </Typography>
        <IconButton aria-label="Close" onClick={onClose} sx={{ ml: 'auto' }}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box
        // The first field's label stands above its line.
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
        <UnsavedFields id={up.id} />
        {/* A new row is a new form: nothing that is half typed may move over to it. */}
        <UpSheetFields key={newUps.numberOf(up.id)} up={up} />
      </Box>
      <Box sx={{ ...bar, borderTop: 1, borderColor: 'divider' }}>
        <Button color="error" onClick={() => askToDelete(up)}>
          Delete
        </Button>
        <Button variant="outlined" sx={{ ml: 'auto' }} disabled={isAdding} onClick={() => goBeyond(up.id)}>
          {isAdding ? 'Adding...' : isLast ? 'Add Row' : 'Next row'}
        </Button>
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      </Box>
    </Dialog>
  );
}

const bar = { display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1 } as const;
