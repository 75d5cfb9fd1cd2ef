import { type KeyboardEvent, memo, useRef } from 'react';
import { focusFirstSuggestion, useCustomerSuggestions } from '../links/VisitSuggestions';
import { useRecordTyping, useUpActions } from '../upActions';
import { fieldLabels, type UpSave } from '../upSaves';
import { CellSaveStatus } from './CellSaveStatus';
import { CellInput, CellTextArea, UpCell } from './cell.styles';
import { cellAttributes } from './cellFocus';
import { useDraft } from './useDraft';

type Props = {
  upKey: string;
  field: 'customerName' | 'notes';
  value: string;
  save: UpSave | undefined;
};

const MAX_LENGTHS = { customerName: 200, notes: 5000 };
const identity = (text: string) => text;

/** Renders a free text field, which saves when it loses the focus. Escape discards the typing. */
export const TextCell = memo(function TextCell({ upKey, field, value, save }: Props) {
  const { save: saveField } = useUpActions();
  const draft = useDraft(
    value,
    identity,
    text => saveField(upKey, field, text),
    useRecordTyping(upKey, field),
  );
  const cell = useRef<HTMLDivElement>(null);
  const Control = field === 'notes' ? CellTextArea : CellInput;
  const customerSuggestions = useCustomerSuggestions(
    upKey,
    field,
    draft,
    () => cell.current?.querySelector<HTMLElement>('[data-cell]')?.focus(),
    cell,
  );

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'ArrowDown' && focusFirstSuggestion(cell.current)) event.preventDefault();
    if (event.key !== 'Escape') return;
    draft.discard();
    customerSuggestions.close();
  }

  return (
    <UpCell ref={cell} title={value} onBlur={customerSuggestions.closeOnBlur}>
      <Control
        {...cellAttributes}
        {...(field === 'notes' && { rows: 1 })}
        aria-label={fieldLabels[field]}
        maxLength={MAX_LENGTHS[field]}
        autoComplete="off"
        value={draft.text}
        onChange={(event: { target: { value: string } }) => {
          draft.change(event.target.value);
          customerSuggestions.changeName(event.target.value);
        }}
        onBlur={draft.commit}
        onKeyDown={handleKeyDown}
      />
      <CellSaveStatus save={save} />
      {customerSuggestions.list}
    </UpCell>
  );
});
