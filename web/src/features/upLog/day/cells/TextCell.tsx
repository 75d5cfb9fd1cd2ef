import { memo } from 'react';
import { useTyping, useUpActions } from '../upActions';
import { fieldLabels, type UpSave } from '../upSaves';
import { CellMark } from './CellMark';
import { cellMark } from './cellFocus';
import { Cell, CellInput, CellTextArea } from './cellLook';
import { useDraft } from './useDraft';

type Props = {
  id: number;
  field: 'customerName' | 'notes';
  value: string;
  save: UpSave | undefined;
};

const longest = { customerName: 200, notes: 5000 };
const asTyped = (text: string) => text;

/** Free text, saved when it is left. Escape takes back what was typed. */
export const TextCell = memo(function TextCell({ id, field, value, save }: Props) {
  const { save: saveField } = useUpActions();
  const draft = useDraft(value, asTyped, typed => saveField(id, field, typed), useTyping(id, field));
  const Control = field === 'notes' ? CellTextArea : CellInput;
  return (
    <Cell title={value}>
      <Control
        {...cellMark}
        {...(field === 'notes' && { rows: 1 })}
        aria-label={fieldLabels[field]}
        maxLength={longest[field]}
        autoComplete="off"
        value={draft.text}
        onChange={(event: { target: { value: string } }) => draft.change(event.target.value)}
        onBlur={draft.commit}
        onKeyDown={(event: React.KeyboardEvent) => event.key === 'Escape' && draft.giveUp()}
      />
      <CellMark save={save} />
    </Cell>
  );
});
