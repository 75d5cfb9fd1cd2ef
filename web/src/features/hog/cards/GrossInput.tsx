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
import { SaveBadge } from '../../../components/saving/SaveBadge';
import { formatMoney } from '../../../lib/format/money';
import { isUnsavedChange } from '../../../lib/mutations/cellSaves';
import { formatCellName } from '../cells/hogCells';
import { NewerAmountNotice } from '../gross/CellPopover';
import {
  findNewerAmount,
  type GrossField,
  getEditText,
  getShownAmount,
  grossLabels,
  type OpenedGross,
  toggleSign,
  toOpenedGross,
} from '../gross/gross';
import { useGross, useGrossSave } from '../gross/grossContext';
import type { HogDealFragment } from '../hog.generated';
import { figureLabelStyles, grossInputStyles, unsavedInputStyles } from './hogCard.styles';

type Props = { deal: HogDealFragment; field: GrossField };

/**
 * Renders the gross input of a phone card. Blur or Enter commits the text. Escape discards the typed text.
 */
export function GrossInput({ deal, field }: Props) {
  const { store, commit, paste } = useGross();
  const { number } = deal;
  const cell = { row: number, field };
  const save = useGrossSave(deal, field);
  const amount = getShownAmount(deal, field, save);
  const [edit, setEdit] = useState<{ opened: OpenedGross; text: string } | null>(null);
  const id = useId();
  const isUnsaved = save !== undefined && isUnsavedChange(save);
  const displayText = isUnsaved ? save.entered : amount === null ? '' : formatMoney(amount);
  const newerAmount = edit ? findNewerAmount(edit.opened, deal, field) : undefined;

  const input = useRef<HTMLInputElement>(null);
  const isEditing = edit !== null;

  // Selects the text before the next key press. A later selection would overwrite text that the user has
  // already typed.
  useLayoutEffect(
    function selectTextOnOpen() {
      if (isEditing) input.current?.select();
    },
    [isEditing],
  );

  useEffect(
    function keepTextOnUnmount() {
      return () => store.handleInputUnmount({ row: number, field });
    },
    [store, number, field],
  );

  function startEdit() {
    setEdit({ opened: toOpenedGross(deal, field, save), text: getEditText(deal, field, save) });
  }

  function changeText(text: string) {
    if (!edit) return;
    setEdit({ ...edit, text });
    store.setInput(cell, text, edit.opened.version);
  }

  function finishEdit() {
    if (edit && store.hasInput(cell)) commit(deal, field, edit.text);
    setEdit(null);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') findNextInput(event.currentTarget).focus();
    if (event.key !== 'Escape') return;
    store.clearInput(cell);
    startEdit();
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    if (!paste(deal, field, event.clipboardData.getData('text'))) return;
    event.preventDefault();
    store.clearInput(cell);
    event.currentTarget.blur();
  }

  return (
    <Box data-field={field} sx={{ minWidth: 0 }}>
      <Box component="label" htmlFor={id} sx={figureLabelStyles}>
        {grossLabels[field]}
        <SaveBadge save={save} />
      </Box>
      <Box sx={{ position: 'relative' }}>
        <Box
          component="input"
          ref={input}
          id={id}
          data-gross={field}
          aria-label={formatCellName(cell)}
          aria-invalid={isUnsaved}
          value={edit?.text ?? displayText}
          placeholder="–"
          onFocus={startEdit}
          onChange={event => changeText(event.target.value)}
          onPaste={handlePaste}
          onBlur={finishEdit}
          onKeyDown={handleKeyDown}
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="next"
          sx={[grossInputStyles, isUnsaved && unsavedInputStyles]}
        />
        {edit && <SignButton onClick={() => changeText(toggleSign(edit.text))} />}
        {newerAmount !== undefined && <NewerAmountNotice anchor={input} amount={newerAmount} />}
      </Box>
    </Box>
  );
}

/**
 * Returns the input for the same field of the next deal. After the last deal, returns a target that commits
 * the input by removing its focus.
 */
function findNextInput(input: HTMLInputElement): { focus: () => void } {
  const inputs = [
    ...document.querySelectorAll<HTMLInputElement>(`input[data-gross="${input.dataset.gross}"]`),
  ];
  return inputs[inputs.indexOf(input) + 1] ?? { focus: () => input.blur() };
}

/**
 * Renders a button that toggles the sign of an amount, because the number keypad of a phone has no minus key.
 */
export function SignButton({ onClick }: { onClick: () => void }) {
  return (
    <Box
      component="button"
      type="button"
      aria-label="Change the sign"
      tabIndex={-1}
      // Keeps the focus in the input, so that the keypad stays open.
      onPointerDown={event => event.preventDefault()}
      onMouseDown={event => event.preventDefault()}
      onClick={onClick}
      sx={signButtonStyles}
    >
      ±
    </Box>
  );
}

const signButtonStyles = {
  position: 'absolute',
  inset: '1px auto 1px 1px',
  width: 32,
  p: 0,
  border: 0,
  borderRight: 1,
  borderColor: 'divider',
  borderRadius: '5px 0 0 5px',
  font: 'inherit',
  fontSize: '1.125rem',
  color: 'text.secondary',
  bgcolor: 'ground.sunken',
} as const;
