import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { type KeyboardEvent, useRef } from 'react';
import { useToast } from '../../components/feedback/Toast';
import { formatUnits } from '../../lib/format/numbers';
import { useSave } from '../../lib/mutations/useSave';
import { focusNextInput } from './focusNextInput';
import { inputLook } from './inputLook';
import { SetVacationUnitsDocument } from './summary.generated';

type Props = {
  person: { id: number; name: string };
  /** The month that the units are of. */
  month: string;
  stored: number;
  readAgain: () => Promise<unknown>;
};

/** Vacation units, saved once per committed value: by Enter, which goes on to the next person, or by leaving. */
export function VacationInput({ person, month, stored, readAgain }: Props) {
  const { typed, isSaving, type, reset, save } = useSave<string>();
  const isGivenUp = useRef(false);
  const [setVacationUnits] = useMutation(SetVacationUnitsDocument);
  const showToast = useToast();

  async function commit(input: HTMLInputElement) {
    if (isGivenUp.current || typed === null) return giveUp();
    if (input.validity.badInput) {
      showToast(`The vacation units of ${person.name} were not saved: that was not a number.`, 'error');
      return giveUp();
    }
    // Empty counts as 0.
    const granted = Number(typed);
    if (granted === stored) return giveUp();
    const failure = await save(async () => {
      await setVacationUnits({ variables: { employeeId: person.id, month, units: granted } });
      // The team's total follows; what cannot be read now is read the next time.
      await readAgain().catch(() => undefined);
    });
    if (failure)
      showToast(`The vacation units of ${person.name} were not saved. ${failure.message}`, 'error');
    giveUp();
  }

  /** Back to what is stored. */
  function giveUp() {
    isGivenUp.current = false;
    reset();
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') focusNextInput(event.currentTarget);
    if (event.key === 'Escape') {
      isGivenUp.current = true;
      event.currentTarget.blur();
    }
  }

  return (
    <>
      <Box
        component="input"
        type="number"
        step={0.2}
        min={0}
        max={31}
        inputMode="decimal"
        aria-label={`VAC of ${person.name}`}
        aria-busy={isSaving}
        readOnly={isSaving}
        value={typed ?? String(stored)}
        onChange={event => type(event.target.value)}
        onFocus={event => event.target.select()}
        onBlur={event => void commit(event.target)}
        onKeyDown={press}
        // Scrolling the page must not count the units up.
        onWheel={event => event.currentTarget.blur()}
        sx={{ ...inputLook, ...((typed ?? String(stored)) === '0' && { color: 'faint.text' }) }}
      />
      <Box component="span" sx={{ display: 'none', displayPrint: 'inline' }}>
        {formatUnits(stored)}
      </Box>
    </>
  );
}
