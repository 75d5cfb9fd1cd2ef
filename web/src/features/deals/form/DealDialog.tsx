import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import { useStoreToday } from '../../../lib/days/StoreDayProvider';
import type { NewDealRequest } from '../../../lib/dialogs/dealEditor';
import { useHistoryStep } from '../../../lib/dialogs/historySteps';
import { useIsPhone } from '../../../lib/hooks/mediaHooks';
import { DealForm } from './DealForm';
import { LoadedDealForm } from './LoadedDealForm';

export function DealDialog({ number, onClose }: { number: number; onClose: () => void }) {
  return (
    <DealFormDialog label={`Deal ${number}`}>
      <LoadedDealForm number={number} onClose={onClose} />
    </DealFormDialog>
  );
}

/**
 * Renders a dialog with a new deal that another screen prefills. The browser's Back button closes the dialog.
 * The draft remains available on Home.
 */
export function NewDealDialog({ deal, onClose }: { deal: NewDealRequest; onClose: () => void }) {
  const today = useStoreToday();
  useHistoryStep(true, onClose);
  return (
    <DealFormDialog label="New deal">
      <DealForm newDeal={deal} day={deal.day ?? today} onClose={onClose} />
    </DealFormDialog>
  );
}

/**
 * Renders the deal form in a dialog over another screen; on a phone, the dialog fills the screen. The form
 * closes the dialog.
 */
function DealFormDialog({ label, children }: { label: string; children: ReactNode }) {
  const isPhone = useIsPhone();
  return (
    <Dialog
      open
      fullScreen={isPhone}
      maxWidth="md"
      fullWidth
      // Labels the paper element, which has the dialog role.
      slotProps={{ paper: { 'aria-label': label } }}
    >
      <DialogContent sx={contentStyles}>{children}</DialogContent>
    </Dialog>
  );
}

/** The dialog is the frame of the form. On a phone, the form's buttons are at the bottom of the screen. */
const contentStyles = { p: 0, '--form-height': '100%' } as const;
