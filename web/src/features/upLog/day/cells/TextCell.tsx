import { type KeyboardEvent, memo, useRef } from 'react';
import { useTypedCustomer } from '../links/useTypedCustomer';
import { focusOffered } from '../links/VisitsOffered';
import { useTyping, useUpActions } from '../upActions';
import { fieldLabels, type UpSave } from '../upSaves';
import { CellMark } from './CellMark';
import { cellMark } from './cellFocus';
import { Cell, CellInput, CellTextArea } from './cellLook';
import { useDraft } from './useDraft';

type Props = {
  upKey: string;
  field: 'customerName' | 'notes';
  value: string;
  save: UpSave | undefined;
};

const longest = { customerName: 200, notes: 5000 };
const asTyped = (text: string) => text;

/** Free text, saved when it is left. Escape takes back what was typed. */
export const TextCell = memo(function TextCell({ upKey, field, value, save }: Props) {
  const { save: saveField } = useUpActions();
  const draft = useDraft(value, asTyped, typed => saveField(upKey, field, typed), useTyping(upKey, field));
  const cell = useRef<HTMLDivElement>(null);
  const Control = field === 'notes' ? CellTextArea : CellInput;
  const visits = useTypedCustomer(
    upKey,
    field,
    draft,
    () => cell.current?.querySelector<HTMLElement>('[data-cell]')?.focus(),
    cell,
  );

  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'ArrowDown' && focusOffered(cell.current)) event.preventDefault();
    if (event.key !== 'Escape') return;
    draft.giveUp();
    visits.close();
  }

  return (
    <Cell ref={cell} title={value} onBlur={visits.closeOutside}>
      <Control
        {...cellMark}
        {...(field === 'notes' && { rows: 1 })}
        aria-label={fieldLabels[field]}
        maxLength={longest[field]}
        autoComplete="off"
        value={draft.text}
        onChange={(event: { target: { value: string } }) => {
          draft.change(event.target.value);
          visits.type(event.target.value);
        }}
        onBlur={draft.commit}
        onKeyDown={press}
      />
      <CellMark save={save} />
      {visits.offered}
    </Cell>
  );
});
