import { useMutation } from '@apollo/client/react';
import TextField from '@mui/material/TextField';
import type { FocusEvent, KeyboardEvent } from 'react';
import { formatMoney } from '../../lib/format/money';
import { useSave } from '../../lib/mutations/useSave';
import { parsePot } from './potEdit';
import { SetMonthPotDocument } from './potOfGold.generated';

type PotInputProps = { month: string; storedPot: number; refetch: () => Promise<unknown> };

/** Renders the input of the pot. Enter and blur save the amount. A rejected amount stays, with the reason. */
export function PotInput({ month, storedPot, refetch }: PotInputProps) {
  const { typed, isSaving, problem, type, reset, setProblem, save } = useSave<string>();
  const [setMonthPot] = useMutation(SetMonthPotDocument);

  async function commit() {
    if (typed === null || isSaving) return;
    const edit = parsePot(typed, storedPot);
    if (edit.kind === 'unchanged') return reset();
    if (edit.kind === 'rejected') return setProblem(edit.reason);
    const failure = await save(async () => {
      await setMonthPot({ variables: { month, total: edit.total } });
      // The spiffs change with the pot. If they cannot be reloaded, the page shows the error.
      await refetch().catch(() => undefined);
    });
    if (failure) setProblem(`Not saved. ${failure.message}`);
  }

  /** Saves on blur, but does not send a rejected amount again. */
  function handleBlur() {
    if (problem === null) void commit();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') void commit();
    if (event.key === 'Escape' && !isSaving) reset();
  }

  return (
    <TextField
      value={typed ?? formatMoney(storedPot)}
      onChange={event => type(event.target.value)}
      onBlur={handleBlur}
      error={problem !== null}
      helperText={problem ?? (isSaving ? 'Saving...' : undefined)}
      slotProps={{
        htmlInput: {
          'aria-label': 'Monthly pot total',
          'aria-busy': isSaving,
          inputMode: 'decimal',
          autoComplete: 'off',
          readOnly: isSaving,
          onKeyDown: handleKeyDown,
          onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
        },
        formHelperText: { role: 'status' },
      }}
      sx={{
        displayPrint: 'none',
        // Same font size as the figures next to it.
        '& .MuiInputBase-root.MuiOutlinedInput-root': { height: 48, font: 'inherit' },
        '& input': { width: '6em', height: 'auto', px: 1, py: 0, font: 'inherit' },
      }}
    />
  );
}
