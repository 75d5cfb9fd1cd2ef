import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { SelectField } from '../../../../components/forms/SelectField';
import { UNSET_SOLD_LABEL } from '../../../../lib/format/ups';
import type { DayUp } from '../../newUps/newUp';
import { ChoiceTag } from '../cells/ChoiceTag';
import { type PickChoice, soldChoices, typeChoices, withCurrentPerson } from '../cells/choices';
import { QuickChoice, TapButton, TapChoice } from '../cells/TapChoice';
import { useDraft } from '../cells/useDraft';
import { UpLinksLine } from '../links/UpLinksLine';
import { useCustomerSuggestions } from '../links/VisitSuggestions';
import { useRecordTyping, useRowValues, useUpActions } from '../upActions';
import { fieldLabels, type UpField, type UpValue } from '../upSaves';

type Props = { up: DayUp };

const toOptions = (choices: readonly PickChoice<number>[], value: number | null) =>
  choices
    .filter(choice => !choice.isUnavailable || choice.value === value)
    .map(choice => ({ value: choice.value, label: <ChoiceTag choice={choice} /> }));

/** Renders the fields of a row at touch size, starting with the fields of a new up. */
export function UpSheetFields({ up }: Props) {
  const { getStoreTime, choices, shortcuts } = useUpActions();
  const { key } = up;
  const { values } = useRowValues(up);
  const save = useSaveWithTime(up);
  // Fixed while the sheet is open, so that the buttons do not move when another user takes an up.
  const [quickChoices] = useState(() => ({ people: shortcuts.listPeople(up.key), types: shortcuts.types }));
  return (
    <>
      <QuickChoice
        label={fieldLabels.employeeId}
        quickChoices={quickChoices.people}
        choices={withCurrentPerson(choices.salespeople, up.salesperson)}
        value={values.employeeId}
        onChange={value => save('employeeId', value)}
      />
      <QuickChoice
        label={fieldLabels.upType}
        quickChoices={quickChoices.types}
        choices={typeChoices}
        value={values.upType}
        onChange={value => save('upType', value)}
      />
      <UpTextField upKey={key} field="customerName" value={values.customerName ?? ''} onSave={save} />
      <Box sx={{ display: 'flex', alignItems: 'end', gap: 1 }}>
        <TextField
          type="time"
          fullWidth
          label={fieldLabels.timeUp}
          value={values.timeUp ?? ''}
          onChange={event => save('timeUp', event.target.value || null)}
        />
        <Button variant="outlined" onClick={() => save('timeUp', getStoreTime())}>
          Now
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
        {(['isBdcUp', 'isTestDrive', 'isWriteUp'] as const).map(field => (
          <TapButton key={field} isOn={values[field] ?? false} onPress={() => save(field, !values[field])}>
            {fieldLabels[field]}
          </TapButton>
        ))}
      </Box>
      <TapChoice
        label={fieldLabels.sold}
        choices={soldChoices}
        unsetLabel={UNSET_SOLD_LABEL}
        value={values.sold}
        onChange={value => save('sold', value)}
      />
      <UpLinksLine up={up} />
      <SelectField
        label={fieldLabels.turnedToId}
        value={values.turnedToId}
        options={toOptions(withCurrentPerson(choices.salespeople, up.turnedTo), values.turnedToId)}
        onChange={value => save('turnedToId', value)}
      />
      <SelectField
        label={fieldLabels.managerIntoId}
        value={values.managerIntoId}
        options={toOptions(withCurrentPerson(choices.managers, up.managerInto), values.managerIntoId)}
        onChange={value => save('managerIntoId', value)}
      />
      <UpTextField upKey={key} field="notes" value={values.notes ?? ''} onSave={save} />
    </>
  );
}

const identity = (text: string) => text;

type UpTextFieldProps = {
  upKey: string;
  field: 'customerName' | 'notes';
  value: string;
  onSave: (field: UpField, text: string) => void;
};

function UpTextField({ upKey, field, value, onSave }: UpTextFieldProps) {
  const draft = useDraft(value, identity, text => onSave(field, text), useRecordTyping(upKey, field));
  const input = useRef<HTMLInputElement>(null);
  const customerSuggestions = useCustomerSuggestions(upKey, field, draft, () => input.current?.focus());
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
          customerSuggestions.changeName(event.target.value);
        }}
        onBlur={draft.commit}
        slotProps={{ htmlInput: { maxLength: field === 'notes' ? 5000 : 200, autoComplete: 'off' } }}
      />
      {customerSuggestions.list}
    </div>
  );
}

/**
 * Returns a function that saves a field of a row. On an ongoing day, the first field of a new row also saves
 * the time (up-log.md, Taking an up on a phone).
 */
export function useSaveWithTime(up: DayUp): (field: UpField, value: UpValue) => void {
  const { save, getStoreTime, shortcuts } = useUpActions();
  const { key } = up;
  const { values } = useRowValues(up);
  const isNew = Object.values(values).every(value => !value);
  return (field, value) => {
    save(key, field, value);
    if (isNew && shortcuts.isDayOngoing && field !== 'timeUp') save(key, 'timeUp', getStoreTime());
  };
}
