import Box from '@mui/material/Box';
import { type ClipboardEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { HogDealFragment } from '../../generated/graphql';
import { money } from '../../lib/money';
import { amountOf, type GrossField, grossLabels, textToEdit, withOtherSign } from './gross';
import { SaveMark } from './SaveMark';
import { SignButton } from './SignButton';
import { useGross, useGrossSave } from './useGrossEdits';

type Props = { deal: HogDealFragment; field: GrossField };

/** A gross as a thumb edits it: an input of its own. Leaving it or Enter commits, Escape takes the typing back. */
export function GrossInput({ deal, field }: Props) {
  const { commit, paste, typing, keepTyping, giveUpTyping } = useGross();
  const cell = { number: deal.number, field };
  const save = useGrossSave(deal, field);
  const amount = amountOf(deal, field, save);
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const isFailed = save?.status === 'failed';
  const atRest = isFailed ? save.wanted : amount === null ? '' : money(amount);

  const input = useRef<HTMLInputElement>(null);
  const isOpen = typed !== null;

  // Before the next key: a later selection would swallow what was typed meanwhile.
  useLayoutEffect(
    function selectAsItOpens() {
      if (isOpen) input.current?.select();
    },
    [isOpen],
  );

  function type(text: string) {
    setTyped(text);
    keepTyping(cell, text);
  }

  function end() {
    if (typed !== null && typing.current) commit(deal, field, typed);
    typing.current = null;
    setTyped(null);
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') nextInput(event.currentTarget).focus();
    if (event.key !== 'Escape') return;
    giveUpTyping(cell);
    setTyped(textToEdit(deal, field, save));
  }

  function pasteDown(event: ClipboardEvent<HTMLInputElement>) {
    if (!paste(deal, field, event.clipboardData.getData('text'))) return;
    event.preventDefault();
    giveUpTyping(cell);
    event.currentTarget.blur();
  }

  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="label" htmlFor={id} sx={label}>
        {grossLabels[field]}
        <SaveMark save={save} />
      </Box>
      <Box sx={{ position: 'relative' }}>
        <Box
          component="input"
          ref={input}
          id={id}
          data-gross={field}
          aria-label={`${grossLabels[field]} of deal ${deal.number}`}
          aria-invalid={isFailed}
          value={typed ?? atRest}
          placeholder="–"
          onFocus={() => setTyped(textToEdit(deal, field, save))}
          onChange={event => type(event.target.value)}
          onPaste={pasteDown}
          onBlur={end}
          onKeyDown={press}
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="next"
          sx={[look, isFailed && failed]}
        />
        {isOpen && <SignButton onClick={() => type(withOtherSign(typed))} />}
      </Box>
    </Box>
  );
}

/** The same side of the next deal; the last one gives up the focus, and so commits. */
function nextInput(input: HTMLInputElement): { focus: () => void } {
  const all = [...document.querySelectorAll<HTMLInputElement>(`input[data-gross="${input.dataset.gross}"]`)];
  return all[all.indexOf(input) + 1] ?? { focus: () => input.blur() };
}

const label = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 18,
  typography: 'caption',
  color: 'text.secondary',
} as const;

const look = {
  font: 'inherit',
  // Below 16 px a phone zooms in on the input.
  fontSize: '1rem',
  fontVariantNumeric: 'tabular-nums',
  color: 'text.primary',
  textAlign: 'right',
  width: 1,
  height: 44,
  px: 0.75,
  border: 1,
  borderColor: 'control.line',
  borderRadius: 0.75,
  bgcolor: 'background.paper',
  // Clear of the boxes above and of what is said below.
  scrollMarginBlock: '160px 140px',
  '&::placeholder': { color: 'faint.text', opacity: 1 },
} as const;

const failed = { borderColor: 'error.main', bgcolor: 'status.bad.tint', color: 'status.bad.text' } as const;
