import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { useIsPhone } from '../../lib/hooks/useIsPhone';
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

/** The dialog is the form's one frame; on a phone its buttons stand at the foot of the screen. */
const content = { p: 0, '--form-height': '100%' } as const;
