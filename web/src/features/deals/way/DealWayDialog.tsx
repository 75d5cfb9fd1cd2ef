import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Dialog } from '../../../components/overlays';
import { DealWay } from './DealWay';

/** What of a deal opens for those who may not record deals: the way to it (deal.md, Its way). */
export function DealWayDialog({ number, onClose }: { number: number; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="deal-way">
      <DialogTitle id="deal-way">Way to deal #{number}</DialogTitle>
      <DialogContent>
        <DealWay number={number} absent="No up is linked to this deal." />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
