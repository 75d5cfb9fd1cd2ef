import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { type KeyboardEvent, useRef } from 'react';
import { useToast } from '../../components/feedback/Toast';
import { formatUnits } from '../../lib/format/numbers';
import { useSave } from '../../lib/mutations/useSave';
import { focusNextInput } from './focusNextInput';
import { vacationInputStyles } from './inputLook';
import { SetVacationUnitsDocument } from './summary.generated';

type Props = {
  person: { id: number; name: string };
  /** Month of the units. */
  month: string;
  storedUnits: number;
  refetch: () => Promise<unknown>;
};

/**
 * Renders the input of the vacation units of a person. Enter saves and moves to the next person; blur also
 * saves.
 */
export function VacationInput({ person, month, storedUnits, refetch }: Props) {
  const { typed, isSaving, type, reset, save } = useSave<string>();
  const isCanceled = useRef(false);
  const [setVacationUnits] = useMutation(SetVacationUnitsDocument);
  const showToast = useToast();

  async function commit(input: HTMLInputElement) {
    if (isCanceled.current || typed === null) return revert();
    if (input.validity.badInput) {
      showToast(`The vacation units of ${person.name} were not saved: that was not a number.`, 'error');
      return revert();
    }
    // An empty input counts as 0.
    const newUnits = Number(typed);
    if (newUnits === storedUnits) return revert();
    const failure = await save(async () => {
      await setVacationUnits({ variables: { employeeId: person.id, month, units: newUnits } });
      // The team's total changes, too. If it cannot be reloaded now, the next update loads it.
      await refetch().catch(() => undefined);
    });
    if (failure)
      showToast(`The vacation units of ${person.name} were not saved. ${failure.message}`, 'error');
    revert();
  }

  /** Shows the stored value again. */
  function revert() {
    isCanceled.current = false;
    reset();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') focusNextInput(event.currentTarget);
    if (event.key === 'Escape') {
      isCanceled.current = true;
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
        value={typed ?? String(storedUnits)}
        onChange={event => type(event.target.value)}
        onFocus={event => event.target.select()}
        onBlur={event => void commit(event.target)}
        onKeyDown={handleKeyDown}
        // Prevents the mouse wheel from changing the units while the page scrolls.
        onWheel={event => event.currentTarget.blur()}
        sx={{ ...vacationInputStyles, ...((typed ?? String(storedUnits)) === '0' && { color: 'faint.text' }) }}
      />
      <Box component="span" sx={{ display: 'none', displayPrint: 'inline' }}>
        {formatUnits(storedUnits)}
      </Box>
    </>
  );
}
