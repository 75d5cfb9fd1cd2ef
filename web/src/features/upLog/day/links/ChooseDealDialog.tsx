import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useState } from 'react';
import { DealNumberField } from '../../../../components/deals/DealNumberField';
import { DealPeopleDocument, type DealPeopleQuery } from '../../../../components/deals/dealPeople.generated';
import { LoadError } from '../../../../components/feedback/LoadError';
import { ProblemText } from '../../../../components/forms/ProblemText';
import { Dialog } from '../../../../components/overlays';
import type { DealInput } from '../../../../generated/types';
import { toErrorMessage } from '../../../../lib/apollo/errors';
import { formatMonthDay } from '../../../../lib/days/dates';
import { useNewDeal } from '../../../../lib/dialogs/dealEditor';
import { useViewer } from '../../../../lib/viewer';
import type { DayUp } from '../../newUps/newUp';
import { useRowValues, useUpActions } from '../upActions';
import type { UpValues } from '../upSaves';
import { LikelyMatch, SuggestionButton, SuggestionList } from './suggestion.styles';
import { DealsOfferedDocument } from './upLinks.generated';

type Props = { up: DayUp; onClose: () => void };

/**
 * Lets the user choose the deal of an up: a suggested deal, any other deal by its number, or a new deal
 * (up-log.md, Linked deal).
 */
export function ChooseDealDialog({ up, onClose }: Props) {
  const { links, day } = useUpActions();
  const { values } = useRowValues(up);
  const { can } = useViewer();
  const openNewDeal = useNewDeal();
  const { data } = useQuery(DealPeopleDocument, { skip: !can.recordDeals });
  const [typedNumber, setTypedNumber] = useState('');
  const [problem, setProblem] = useState('');
  const [isLinking, setIsLinking] = useState(false);

  async function link(number: number) {
    if (isLinking) return;
    setIsLinking(true);
    const rejection = await links.link(up.key, { deal: number });
    if (!rejection) return onClose();
    setProblem(rejection);
    setIsLinking(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (typedNumber !== '') void link(Number(typedNumber));
  }

  function createDeal() {
    onClose();
    openNewDeal({
      day,
      initialValues: { customerName: values.customerName ?? '', ...getDealPeople(values, data?.dealPeople) },
      onAdded: number => links.linkOrNotify(up.key, { deal: number }),
    });
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby="which-deal" maxWidth="xs" fullWidth>
      <DialogTitle id="which-deal">Link a deal to {values.customerName || 'this up'}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        {up.id !== null && (
          <DealSuggestions upId={up.id} isBusy={isLinking} onChoose={number => void link(number)} />
        )}
        <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1, alignItems: 'end' }}>
          <DealNumberField
            fullWidth
            label="Deal #"
            value={typedNumber}
            onChange={digits => {
              setTypedNumber(digits);
              setProblem('');
            }}
          />
          <Button type="submit" variant="outlined" disabled={isLinking || typedNumber === ''}>
            Link
          </Button>
        </Box>
        <ProblemText>{problem}</ProblemText>
        {!can.recordDeals && (
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            Not entered yet? Leave it – the desk will see it’s missing.
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        {can.recordDeals && (
          <Button variant="outlined" sx={{ mr: 'auto' }} onClick={createDeal}>
            New deal
          </Button>
        )}
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Returns the people of the up that the deal form offers, too. */
function getDealPeople(
  { employeeId, managerIntoId }: UpValues,
  people: DealPeopleQuery['dealPeople'] | undefined,
): DealInput {
  const pickIfOffered = (candidates: readonly { id: number }[] = [], id: number | null) =>
    candidates.some(person => person.id === id) ? id : null;
  const salesManagerId = pickIfOffered(people?.salesManagers, managerIntoId);
  return {
    closerId: pickIfOffered(people?.salespeople, employeeId),
    salesManagerId,
    finManagerId: salesManagerId === null ? pickIfOffered(people?.financeManagers, managerIntoId) : null,
  };
}

type DealSuggestionsProps = { upId: number; isBusy: boolean; onChoose: (number: number) => void };

function DealSuggestions({ upId, isBusy, onChoose }: DealSuggestionsProps) {
  const { data, error, refetch } = useQuery(DealsOfferedDocument, {
    variables: { upId },
  });
  if (error && !data) return <LoadError detail={toErrorMessage(error)} onRetry={() => void refetch()} />;
  const deals = data?.dealsOffered;
  if (!deals || deals.length === 0)
    return (
      <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {deals ? 'No deals near this date match the customer or salesperson.' : 'Loading...'}
      </Box>
    );
  return (
    <SuggestionList role="group" aria-label="Suggested deals">
      {deals.map(({ number, customerName, carInfo, logDay }) => (
        <SuggestionButton key={number} type="button" disabled={isBusy} onClick={() => onChoose(number)}>
          <strong>
            #{number} {customerName}
          </strong>{' '}
          {number === data.likelyDeal && <LikelyMatch>Likely match</LikelyMatch>}
          <small>{[carInfo, formatMonthDay(logDay)].filter(Boolean).join(', ')}</small>
        </SuggestionButton>
      ))}
    </SuggestionList>
  );
}
