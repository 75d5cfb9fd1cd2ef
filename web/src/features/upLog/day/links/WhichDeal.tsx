import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useState } from 'react';
import { DealNumberField } from '../../../../components/deals/DealNumberField';
import { DealPeopleDocument, type DealPeopleQuery } from '../../../../components/deals/dealPeople.generated';
import { ProblemText } from '../../../../components/forms/ProblemText';
import { Dialog } from '../../../../components/overlays';
import { LoadError } from '../../../../components/page/LoadError';
import type { DealInput } from '../../../../generated/types';
import { dayOfYear } from '../../../../lib/days/dates';
import { useNewDeal } from '../../../../lib/opened/dealEditor';
import { sentenceOf } from '../../../../lib/server/sentenceOf';
import { useViewer } from '../../../../lib/viewer';
import type { DayUp } from '../../newUps/newUp';
import { useRowShown, useUpActions } from '../upActions';
import type { UpValues } from '../upSaves';
import { LikelyMatch, Offer, Offers } from './offerLook';
import { DealsOfferedDocument } from './upLinks.generated';

type Props = { up: DayUp; onClose: () => void };

/** Asks which deal an up became: one that is offered, any other by its number, or a new one (up-log.md, The deal of an up). */
export function WhichDeal({ up, onClose }: Props) {
  const { links, day } = useUpActions();
  const { shown } = useRowShown(up);
  const { can } = useViewer();
  const begin = useNewDeal();
  const { data } = useQuery(DealPeopleDocument, { skip: !can.recordDeals });
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const [isLinking, setIsLinking] = useState(false);

  async function link(number: number) {
    if (isLinking) return;
    setIsLinking(true);
    const refusal = await links.link(up.key, { deal: number });
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
      begun: { customerName: shown.customerName ?? '', ...peopleOf(shown, data?.dealPeople) },
      onAdded: number => links.linkOrNotify(up.key, { deal: number }),
    });
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby="which-deal" maxWidth="xs" fullWidth>
      <DialogTitle id="which-deal">The deal of {shown.customerName || 'this up'}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        {up.id !== null && (
          <DealsOffered upId={up.id} isBusy={isLinking} onChoose={number => void link(number)} />
        )}
        <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1, alignItems: 'end' }}>
          <DealNumberField
            fullWidth
            label="Deal #"
            value={typed}
            onChange={digits => {
              setTyped(digits);
              setProblem('');
            }}
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
      <DialogActions>
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

/** Whom a new deal names: those of the up whom the deal form offers. */
function peopleOf(
  { employeeId, managerIntoId }: UpValues,
  people: DealPeopleQuery['dealPeople'] | undefined,
): DealInput {
  const among = (offered: readonly { id: number }[] = [], id: number | null) =>
    offered.some(person => person.id === id) ? id : null;
  const salesManagerId = among(people?.salesManagers, managerIntoId);
  return {
    closerId: among(people?.salespeople, employeeId),
    salesManagerId,
    finManagerId: salesManagerId === null ? among(people?.financeManagers, managerIntoId) : null,
  };
}

type OfferedProps = { upId: number; isBusy: boolean; onChoose: (number: number) => void };

function DealsOffered({ upId, isBusy, onChoose }: OfferedProps) {
  const { data, error, refetch } = useQuery(DealsOfferedDocument, {
    variables: { upId },
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
          {number === data.likelyDeal && <LikelyMatch>Likely match</LikelyMatch>}
          <small>{[carInfo, dayOfYear(logDay)].filter(Boolean).join(', ')}</small>
        </Offer>
      ))}
    </Offers>
  );
}
