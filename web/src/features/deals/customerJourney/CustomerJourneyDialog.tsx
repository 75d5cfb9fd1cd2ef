import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Dialog } from '../../../components/overlays';
import { CustomerJourney } from './CustomerJourney';

/** Shows the customer journey of a deal to users who cannot edit deals (deal.md, Customer journey). */
export function CustomerJourneyDialog({ number, onClose }: { number: number; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="deal-way">
      <DialogTitle id="deal-way">Customer journey – deal #{number}</DialogTitle>
      <DialogContent>
        <CustomerJourney number={number} emptyText="No ups are linked to this deal." />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
