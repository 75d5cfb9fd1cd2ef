import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { LoadError } from '../../../components/feedback/LoadError';
import { CardsSkeleton } from '../../../components/feedback/Skeletons';
import { toErrorMessage } from '../../../lib/apollo/errors';
import { DealDocument } from '../deals.generated';
import { DealForm } from './DealForm';
import { DealFormHeader } from './DealFormHeader';
import { useCloseGuard } from './useCloseGuard';

type Props = { number: number; onClose: () => void };

/** Loads the current deal and shows it in the form, with loading and error states. */
export function LoadedDealForm({ number, onClose }: Props) {
  const { data, error, refetch } = useQuery(DealDocument, {
    variables: { number },
    fetchPolicy: 'network-only',
  });
  if (data) return <DealForm deal={data.deal} day={data.deal.logDay} onClose={onClose} />;
  return (
    <DealFormPlaceholder number={number} onClose={onClose}>
      {error ? (
        <LoadError detail={toErrorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <CardsSkeleton cards={8} height={44} />
      )}
    </DealFormPlaceholder>
  );
}

/** Renders a placeholder for the form. The user can close it in the same ways as the form. */
function DealFormPlaceholder({ number, onClose, children }: Props & { children: ReactNode }) {
  const { close } = useCloseGuard(false, onClose);
  return (
    <Box sx={{ display: 'grid', gap: 2, p: { xs: 2, sm: 3 } }}>
      <DealFormHeader number={number} isConfirmingDiscard={false} onClose={close} onDiscard={close} />
      {children}
    </Box>
  );
}
