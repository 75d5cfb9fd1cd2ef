import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { useIsPhone } from '../../lib/useIsPhone';
import { LoadedDealForm } from './LoadedDealForm';

/** The deal form over another screen; a sheet of full height on a phone. The form itself says when it closes. */
export function DealDialog({ number, onClose }: { number: number; onClose: () => void }) {
  const isPhone = useIsPhone();
  return (
    <Dialog
      open
      fullScreen={isPhone}
      maxWidth="md"
      fullWidth
      // On the paper, which is the dialog; the frame around it is not.
      slotProps={{ paper: { 'aria-label': `Deal ${number}` } }}
    >
      <DialogContent sx={content}>
        <LoadedDealForm number={number} onClose={onClose} />
      </DialogContent>
    </Dialog>
  );
}

const content = {
  p: { xs: 2, sm: 1 },
  // The form's buttons stand on the sheet's own edge.
  pb: { xs: 0, sm: 1 },
  '--form-ground': 'var(--sf-palette-background-paper)',
} as const;
