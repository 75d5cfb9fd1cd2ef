import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import { useStoreToday } from '../../../lib/days/storeDay';
import { useIsPhone } from '../../../lib/hooks/useIsPhone';
import type { NewDeal } from '../../../lib/opened/dealEditor';
import { useHistoryStep } from '../../../lib/opened/historySteps';
import { DealForm } from './DealForm';
import { LoadedDealForm } from './LoadedDealForm';

export function DealDialog({ number, onClose }: { number: number; onClose: () => void }) {
  return (
    <FormDialog label={`Deal ${number}`}>
      <LoadedDealForm number={number} onClose={onClose} />
    </FormDialog>
  );
}

/** A new deal that begins with what another screen knows of it. Back closes it; what is typed stays on Home. */
export function NewDealDialog({ deal, onClose }: { deal: NewDeal; onClose: () => void }) {
  const today = useStoreToday();
  useHistoryStep(true, onClose);
  return (
    <FormDialog label="New deal">
      <DealForm begun={deal} day={deal.day ?? today} onClose={onClose} />
    </FormDialog>
  );
}

/** The deal form over another screen; a sheet of full height on a phone. The form itself says when it closes. */
function FormDialog({ label, children }: { label: string; children: ReactNode }) {
  const isPhone = useIsPhone();
  return (
    <Dialog
      open
      fullScreen={isPhone}
      maxWidth="md"
      fullWidth
      // On the paper, which is the dialog; the frame around it is not.
      slotProps={{ paper: { 'aria-label': label } }}
    >
      <DialogContent sx={content}>{children}</DialogContent>
    </Dialog>
  );
}

/** The dialog is the form's one frame; on a phone its buttons stand at the foot of the screen. */
const content = { p: 0, '--form-height': '100%' } as const;
