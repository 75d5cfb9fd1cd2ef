import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { SelectField } from '../../../../components/forms/SelectField';
import { UNSET_SOLD } from '../../../../lib/values/upValues';
import type { UpFieldsFragment } from '../../upLog.generated';
import { ChoiceTag } from '../cells/ChoiceTag';
import { type Choice, soldPicks, typePicks, withCurrent } from '../cells/picks';
import { Thumb, ThumbChoice } from '../cells/ThumbChoice';
import { useDraft } from '../cells/useDraft';
import { UpLinksLine } from '../links/UpLinksLine';
import { useTypedCustomer } from '../links/useTypedCustomer';
import { ThumbPick } from '../newUp/ThumbPick';
import { useTimedSave } from '../newUp/useTimedSave';
import { useRowShown, useTyping, useUpActions } from '../upActions';
import { fieldLabels, type UpField } from '../upSaves';

type Props = { up: UpFieldsFragment };

const optionsOf = (choices: readonly Choice<number>[], value: number | null) =>
  choices
    .filter(choice => !choice.isGone || choice.value === value)
    .map(choice => ({ value: choice.value, label: <ChoiceTag choice={choice} /> }));

/** The fields of a row, each as large as a thumb; first those that a new up needs. */
export function UpSheetFields({ up }: Props) {
  const { now, choices, shortcuts } = useUpActions();
  const { id } = up;
  const { shown } = useRowShown(up);
  const save = useTimedSave(up);
  // They stay under the thumb, whoever takes an up meanwhile.
  const [quick] = useState(() => ({ people: shortcuts.people(id), types: shortcuts.types }));
  return (
    <>
      <ThumbPick
        label={fieldLabels.employeeId}
        quick={quick.people}
        choices={withCurrent(choices.salespeople, up.salesperson)}
        value={shown.employeeId}
        onChange={value => save('employeeId', value)}
      />
      <ThumbPick
        label={fieldLabels.upType}
        quick={quick.types}
        choices={typePicks}
        value={shown.upType}
        onChange={value => save('upType', value)}
      />
      <Words id={id} field="customerName" value={shown.customerName ?? ''} onSave={save} />
      <Box sx={{ display: 'flex', alignItems: 'end', gap: 1 }}>
        <TextField
          type="time"
          fullWidth
          label={fieldLabels.timeUp}
          value={shown.timeUp ?? ''}
          onChange={event => save('timeUp', event.target.value || null)}
        />
        <Button variant="outlined" onClick={() => save('timeUp', now())}>
          Now
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
        {(['isBdcUp', 'isTestDrive', 'isWriteUp'] as const).map(field => (
          <Thumb key={field} isOn={shown[field] ?? false} onPress={() => save(field, !shown[field])}>
            {fieldLabels[field]}
          </Thumb>
        ))}
      </Box>
      <ThumbChoice
        label={fieldLabels.sold}
        choices={soldPicks}
        unset={UNSET_SOLD}
        value={shown.sold}
        onChange={value => save('sold', value)}
      />
      <UpLinksLine up={up} />
      <SelectField
        label={fieldLabels.turnedToId}
        value={shown.turnedToId}
        options={optionsOf(withCurrent(choices.salespeople, up.turnedTo), shown.turnedToId)}
        onChange={value => save('turnedToId', value)}
      />
      <SelectField
        label={fieldLabels.managerIntoId}
        value={shown.managerIntoId}
        options={optionsOf(withCurrent(choices.managers, up.managerInto), shown.managerIntoId)}
        onChange={value => save('managerIntoId', value)}
      />
      <Words id={id} field="notes" value={shown.notes ?? ''} onSave={save} />
    </>
  );
}

const asTyped = (text: string) => text;

type WordsProps = {
  id: number;
  field: 'customerName' | 'notes';
  value: string;
  onSave: (field: UpField, text: string) => void;
};

function Words({ id, field, value, onSave }: WordsProps) {
  const draft = useDraft(value, asTyped, text => onSave(field, text), useTyping(id, field));
  const input = useRef<HTMLInputElement>(null);
  const visits = useTypedCustomer(id, field, draft, () => input.current?.focus());
  return (
    <div>
      <TextField
        fullWidth
        multiline={field === 'notes'}
        label={fieldLabels[field]}
        value={draft.text}
        inputRef={input}
        onChange={event => {
          draft.change(event.target.value);
          visits.type(event.target.value);
        }}
        onBlur={draft.commit}
        slotProps={{ htmlInput: { maxLength: field === 'notes' ? 5000 : 200, autoComplete: 'off' } }}
      />
      {visits.offered}
    </div>
  );
}
