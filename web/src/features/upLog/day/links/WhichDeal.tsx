import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { ProblemText } from '../../../../components/forms/ProblemText';
import { Dialog } from '../../../../components/overlays';
import { LoadError } from '../../../../components/page/LoadError';
import { type UpFieldsFragment, useDealsOfferedQuery } from '../../../../generated/graphql';
import { dayOfYear } from '../../../../lib/days/dates';
import { useNewDeal } from '../../../../lib/opened/dealEditor';
import { sentenceOf } from '../../../../lib/server/sentenceOf';
import { useViewer } from '../../../../lib/viewer';
import { useRowShown, useUpActions } from '../upActions';
import { Offer, Offers } from './offerLook';

type Props = { up: UpFieldsFragment; onClose: () => void };

/** Asks which deal an up became: one that is offered, any other by its number, or a new one (up-log.md, The deal of an up). */
export function WhichDeal({ up, onClose }: Props) {
  const { links, day } = useUpActions();
  const { shown } = useRowShown(up);
  const { can } = useViewer();
  const begin = useNewDeal();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const [isLinking, setIsLinking] = useState(false);

  async function link(number: number) {
    if (isLinking) return;
    setIsLinking(true);
    const refusal = await links.linkDeal(up.id, number);
    if (!refusal) return onClose();
    setProblem(refusal);
    setIsLinking(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed !== '') void link(Number(typed));
  }

  function beginDeal() {
    onClose();
    begin({
      day,
      begun: {
        customerName: shown.customerName ?? '',
        closerId: shown.employeeId,
        salesManagerId: shown.managerIntoId,
      },
      onAdded: number => void links.linkDeal(up.id, number),
    });
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby="which-deal" maxWidth="xs" fullWidth>
      <DialogTitle id="which-deal">
        Which deal{shown.customerName ? ` is ${shown.customerName}’s` : ''}?
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <DealsOffered upId={up.id} isBusy={isLinking} onChoose={number => void link(number)} />
        <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1, alignItems: 'end' }}>
          <TextField
            fullWidth
            label="Deal #"
            value={typed}
            onChange={event => {
              setTyped(event.target.value.replace(/\D/g, ''));
              setProblem('');
            }}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 9, autoComplete: 'off' } }}
          />
          <Button type="submit" variant="outlined" disabled={isLinking || typed === ''}>
            Link
          </Button>
        </Box>
        <ProblemText>{problem}</ProblemText>
        {!can.recordDeals && (
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            Is it not there yet? Leave it open: those who record deals see that one is missing.
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        {can.recordDeals && (
          <Button variant="outlined" sx={{ mr: 'auto' }} onClick={beginDeal}>
            New deal
          </Button>
        )}
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
}

type OfferedProps = { upId: number; isBusy: boolean; onChoose: (number: number) => void };

function DealsOffered({ upId, isBusy, onChoose }: OfferedProps) {
  const { data, error, refetch } = useDealsOfferedQuery({
    variables: { upId },
    fetchPolicy: 'network-only',
  });
  if (error && !data) return <LoadError detail={sentenceOf(error)} onRetry={() => void refetch()} />;
  const deals = data?.dealsOffered;
  if (!deals || deals.length === 0)
    return (
      <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {deals ? 'No deal of these days has a like customer or the same salesperson.' : 'Loading...'}
      </Box>
    );
  return (
    <Offers role="group" aria-label="Deals that it may be">
      {deals.map(({ number, customerName, carInfo, logDay }) => (
        <Offer key={number} type="button" disabled={isBusy} onClick={() => onChoose(number)}>
          <strong>
            #{number} {customerName}
          </strong>{' '}
          {[carInfo, dayOfYear(logDay)].filter(Boolean).join(', ')}
        </Offer>
      ))}
    </Offers>
  );
}
