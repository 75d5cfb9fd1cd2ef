import TextField from '@mui/material/TextField';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useSetMonthPotMutation } from '../../generated/graphql';
import { money } from '../../lib/money';
import { sentenceOf } from '../../lib/sentenceOf';
import { potEdit } from './potEdit';

type Props = { month: string; stored: number; readAgain: () => Promise<unknown> };

/** The pot, typed as money; saved by Enter or by leaving. What was refused stays, with the reason. */
export function PotInput({ month, stored, readAgain }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [setMonthPot] = useSetMonthPotMutation();

  async function commit() {
    if (typed === null || isSaving) return;
    const edit = potEdit(typed, stored);
    if (edit.kind === 'unchanged') return takeBack();
    if (edit.kind === 'refused') return setProblem(edit.reason);
    setIsSaving(true);
    try {
      await setMonthPot({ variables: { month, total: edit.total } });
      // The spiffs follow; a failure to read them is the page's to tell.
      await readAgain().catch(() => undefined);
      takeBack();
    } catch (error) {
      setProblem(`Not saved. ${sentenceOf(error)}`);
    }
    setIsSaving(false);
  }

  /** Shows what is stored. */
  function takeBack() {
    setTyped(null);
    setProblem(null);
  }

  function type(text: string) {
    setTyped(text);
    setProblem(null);
  }

  /** What was refused is not sent again by merely leaving it. */
  function leave() {
    if (problem === null) void commit();
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') void commit();
    if (event.key === 'Escape' && !isSaving) takeBack();
  }

  return (
    <TextField
      value={typed ?? money(stored)}
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
