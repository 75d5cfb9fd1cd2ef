import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { LoadError } from '../../../components/page/LoadError';
import { CardsSkeleton } from '../../../components/page/Skeletons';
import { sentenceOf } from '../../../lib/server/sentenceOf';
import { DealDocument } from '../deals.generated';
import { DealForm } from './DealForm';
import { DealFormHead } from './DealFormHead';
import { useClosing } from './useClosing';

type Props = { number: number; onClose: () => void };

/** The form with the deal as it is now, or what to say while there is none. */
export function LoadedDealForm({ number, onClose }: Props) {
  const { data, error, refetch } = useQuery(DealDocument, {
    variables: { number },
    fetchPolicy: 'network-only',
  });
  if (data) return <DealForm deal={data.deal} day={data.deal.logDay} onClose={onClose} />;
  return (
    <NoDealYet number={number} onClose={onClose}>
      {error ? (
        <LoadError detail={sentenceOf(error)} onRetry={() => void refetch()} />
      ) : (
        <CardsSkeleton cards={8} height={44} />
      )}
    </NoDealYet>
  );
}

/** In the form's place, and closed as the form is. */
function NoDealYet({ number, onClose, children }: Props & { children: ReactNode }) {
  const { close } = useClosing(false, onClose);
  return (
    <Box sx={{ display: 'grid', gap: 2, p: { xs: 2, sm: 3 } }}>
      <DealFormHead number={number} isAskingToDiscard={false} onClose={close} onDiscard={close} />
      {children}
    </Box>
  );
}
