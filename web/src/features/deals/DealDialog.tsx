import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { LoadError } from '../../components/LoadError';
import { CardsSkeleton } from '../../components/Skeletons';
import { useDealQuery } from '../../generated/graphql';
import { sentenceOf } from '../../lib/sentenceOf';
import { useIsPhone } from '../../lib/useIsPhone';
import { DealForm } from './DealForm';

/** The deal form over another screen, with the deal as it is now; a sheet of full height on a phone. */
export function DealDialog({ number, onClose }: { number: number; onClose: () => void }) {
  const isPhone = useIsPhone();
  const { data, error, refetch } = useDealQuery({ variables: { number }, fetchPolicy: 'network-only' });
  return (
    <Dialog
      open
      onClose={() => !data && onClose()}
      fullScreen={isPhone}
      maxWidth="md"
      fullWidth
      // On the paper, which is the dialog; the frame around it is not.
      slotProps={{ paper: { 'aria-label': `Deal ${number}` } }}
    >
      <DialogContent sx={{ p: { xs: 2, sm: 1 } }}>
        {data ? (
          <DealForm deal={data.deal} day={data.deal.logDay} onClose={onClose} />
        ) : error ? (
          <LoadError detail={sentenceOf(error)} onRetry={() => void refetch()} />
        ) : (
          <CardsSkeleton cards={8} height={44} />
        )}
      </DialogContent>
    </Dialog>
  );
}
