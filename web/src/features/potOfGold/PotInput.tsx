import { useMutation } from '@apollo/client/react';
import TextField from '@mui/material/TextField';
import type { FocusEvent, KeyboardEvent } from 'react';
import { formatMoney } from '../../lib/format/money';
import { useSave } from '../../lib/mutations/useSave';
import { potEdit } from './potEdit';
import { SetMonthPotDocument } from './potOfGold.generated';

type Props = { month: string; stored: number; readAgain: () => Promise<unknown> };

/** The pot, typed as money; saved by Enter or by leaving. What was refused stays, with the reason. */
export function PotInput({ month, stored, readAgain }: Props) {
  const { typed, isSaving, problem, type, reset, setProblem, save } = useSave<string>();
  const [setMonthPot] = useMutation(SetMonthPotDocument);

  async function commit() {
    if (typed === null || isSaving) return;
    const edit = potEdit(typed, stored);
    if (edit.kind === 'unchanged') return reset();
    if (edit.kind === 'refused') return setProblem(edit.reason);
    const failure = await save(async () => {
      await setMonthPot({ variables: { month, total: edit.total } });
      // The spiffs follow; a failure to read them is the page's to tell.
      await readAgain().catch(() => undefined);
    });
    if (failure) setProblem(`Not saved. ${failure.message}`);
  }

  /** What was refused is not sent again by merely leaving it. */
  function leave() {
    if (problem === null) void commit();
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') void commit();
    if (event.key === 'Escape' && !isSaving) reset();
  }

  return (
    <TextField
      value={typed ?? formatMoney(stored)}
      onChange={event => type(event.target.value)}
      onBlur={leave}
      error={problem !== null}
      helperText={problem ?? (isSaving ? 'Saving...' : undefined)}
      slotProps={{
        htmlInput: {
          'aria-label': 'Monthly pot total',
          'aria-busy': isSaving,
          inputMode: 'decimal',
          autoComplete: 'off',
          readOnly: isSaving,
          onKeyDown: press,
          onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
        },
        formHelperText: { role: 'status' },
      }}
      sx={{
        displayPrint: 'none',
        // As large as the figures beside it.
        '& .MuiInputBase-root.MuiOutlinedInput-root': { height: 48, font: 'inherit' },
        '& input': { width: '6em', height: 'auto', px: 1, py: 0, font: 'inherit' },
      }}
    />
  );
}
