import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { type KeyboardEvent, useRef } from 'react';
import { useToast } from '../../components/feedback/Toast';
import { formatUnits } from '../../lib/format/numbers';
import { useSave } from '../../lib/mutations/useSave';
import { SetVacationUnitsDocument } from './summary.generated';

type Props = {
  person: { id: number; name: string };
  month: string;
  storedUnits: number;
  refetch: () => Promise<unknown>;
};

/**
 * Renders the input of the vacation units of a person. Enter saves the units and moves to the next person.
 * Blur also saves the units.
 */
export function VacationInput({ person, month, storedUnits, refetch }: Props) {
  const { typedValue, isSaving, type, reset, save } = useSave<string>();
  const isCanceled = useRef(false);
  const [setVacationUnits] = useMutation(SetVacationUnitsDocument);
  const showToast = useToast();

  async function commit(input: HTMLInputElement) {
    if (isCanceled.current || typedValue === null) return revert();
    if (input.validity.badInput) {
      showToast(`Vacation units for ${person.name} were not saved. Enter a number.`, 'error');
      return revert();
    }
    // An empty input counts as 0.
    const newUnits = Number(typedValue);
    if (newUnits === storedUnits) return revert();
    const failure = await save(async () => {
      await setVacationUnits({ variables: { employeeId: person.id, month, units: newUnits } });
      // The team's total also changes. If reloading it fails, the next live update loads it.
      await refetch().catch(() => undefined);
    });
    if (failure) showToast(`Vacation units for ${person.name} were not saved. ${failure.message}`, 'error');
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
        aria-label={`VAC for ${person.name}`}
        aria-busy={isSaving}
        readOnly={isSaving}
        value={typedValue ?? String(storedUnits)}
        onChange={event => type(event.target.value)}
        onFocus={event => event.target.select()}
        onBlur={event => void commit(event.target)}
        onKeyDown={handleKeyDown}
        // Prevents the mouse wheel from changing the units while the page scrolls.
        onWheel={event => event.currentTarget.blur()}
        sx={{
          ...vacationInputStyles,
          ...((typedValue ?? String(storedUnits)) === '0' && { color: 'faint.text' }),
        }}
      />
      <Box component="span" sx={{ display: 'none', displayPrint: 'inline' }}>
        {formatUnits(storedUnits)}
      </Box>
    </>
  );
}

/**
 * Moves the focus to the next input of the column. After the last input, removes the focus, which saves the
 * value.
 */
export function focusNextInput(input: HTMLInputElement): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('td input')];
  const next = inputs[inputs.indexOf(input) + 1];
  if (next) next.focus();
  else input.blur();
}

/** An editable number in a cell. A line below it marks it as editable; a frame appears on hover and focus. */
export const vacationInputStyles = {
  display: 'block',
  // Aligns the digits with the other figures of the column.
  ml: 'auto',
  position: 'relative',
  left: 5,
  width: 1,
  maxWidth: 64,
  height: { xs: 44, sm: 28, xl: 32 },
  px: 0.5,
  border: '1px solid transparent',
  borderBottomColor: 'control.line',
  borderRadius: 1,
  '&:not(:hover, :focus)': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
  '&:hover, &:focus': { borderColor: 'control.line' },
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  // Phones zoom in on inputs with text smaller than 16 px.
  fontSize: { xs: '1rem', sm: '1em' },
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
  // The arrow keys change the value. Spin buttons would push the number out of its column.
  appearance: 'textfield',
  '&::-webkit-inner-spin-button': { appearance: 'none', m: 0 },
  '&[aria-busy="true"]': { opacity: 0.6 },
  displayPrint: 'none',
} as const;
