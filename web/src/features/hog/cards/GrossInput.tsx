import Box from '@mui/material/Box';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { SaveMark } from '../../../components/saves/SaveMark';
import { isUnsavedChange } from '../../../lib/saves/cellSaves';
import { money } from '../../../lib/values/money';
import {
  amountOf,
  type GrossField,
  grossLabels,
  type Opened,
  openedOn,
  storedSince,
  textToEdit,
  withOtherSign,
} from '../gross/gross';
import { useGross, useGrossSave } from '../gross/grossContext';
import { StoredMeanwhile } from '../gross/StoredMeanwhile';
import type { HogDealFragment } from '../hog.generated';
import { cellName } from '../hogCells';
import { figureLabel, inputLook, unsavedInput } from './cardLook';
import { SignButton } from './SignButton';

type Props = { deal: HogDealFragment; field: GrossField };

/** A gross as a thumb edits it: an input of its own. Leaving it or Enter commits, Escape takes the typing back. */
export function GrossInput({ deal, field }: Props) {
  const { store, commit, paste } = useGross();
  const { number } = deal;
  const cell = { row: number, field };
  const save = useGrossSave(deal, field);
  const amount = amountOf(deal, field, save);
  const [open, setOpen] = useState<{ on: Opened; text: string } | null>(null);
  const id = useId();
  const isUnsaved = save !== undefined && isUnsavedChange(save);
  const atRest = isUnsaved ? save.entered : amount === null ? '' : money(amount);
  const news = open ? storedSince(open.on, deal, field) : undefined;

  const input = useRef<HTMLInputElement>(null);
  const isOpen = open !== null;

  // Before the next key: a later selection would swallow what was typed meanwhile.
  useLayoutEffect(
    function selectAsItOpens() {
      if (isOpen) input.current?.select();
    },
    [isOpen],
  );

  useEffect(
    function offerWhatIsTypedWhenItGoes() {
      return () => store.leave({ row: number, field });
    },
    [store, number, field],
  );

  function begin() {
    setOpen({ on: openedOn(deal, field, save), text: textToEdit(deal, field, save) });
  }

  function type(text: string) {
    if (!open) return;
    setOpen({ ...open, text });
    store.type(cell, text, open.on.version);
  }

  function end() {
    if (open && store.isTyped(cell)) commit(deal, field, open.text);
    setOpen(null);
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') nextInput(event.currentTarget).focus();
    if (event.key !== 'Escape') return;
    store.endTyping(cell);
    begin();
  }

  function pasteDown(event: ClipboardEvent<HTMLInputElement>) {
    if (!paste(deal, field, event.clipboardData.getData('text'))) return;
    event.preventDefault();
    store.endTyping(cell);
    event.currentTarget.blur();
  }

  return (
    <Box data-field={field} sx={{ minWidth: 0 }}>
      <Box component="label" htmlFor={id} sx={figureLabel}>
        {grossLabels[field]}
        <SaveMark save={save} />
      </Box>
      <Box sx={{ position: 'relative' }}>
        <Box
          component="input"
          ref={input}
          id={id}
          data-gross={field}
          aria-label={cellName(cell)}
          aria-invalid={isUnsaved}
          value={open?.text ?? atRest}
          placeholder="–"
          onFocus={begin}
          onChange={event => type(event.target.value)}
          onPaste={pasteDown}
          onBlur={end}
          onKeyDown={press}
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="next"
          sx={[inputLook, isUnsaved && unsavedInput]}
        />
        {open && <SignButton onClick={() => type(withOtherSign(open.text))} />}
        {news !== undefined && <StoredMeanwhile anchor={input} amount={news} />}
      </Box>
    </Box>
  );
}

/** The same side of the next deal; the last one gives up the focus, and so commits. */
function nextInput(input: HTMLInputElement): { focus: () => void } {
  const all = [...document.querySelectorAll<HTMLInputElement>(`input[data-gross="${input.dataset.gross}"]`)];
  return all[all.indexOf(input) + 1] ?? { focus: () => input.blur() };
}
