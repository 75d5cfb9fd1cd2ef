import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef } from 'react';
import { SelectField } from '../../../../components/forms/SelectField';
import type { UpFieldsFragment } from '../../../../generated/graphql';
import { UNSET_SOLD } from '../../../../lib/values/upValues';
import { ChoiceTag } from '../cells/ChoiceTag';
import { type Choice, soldPicks, typePicks, withCurrent } from '../cells/picks';
import { ThumbChoice, ThumbFlag } from '../cells/ThumbChoice';
import { useDraft } from '../cells/useDraft';
import { UpLinksLine } from '../links/UpLinksLine';
import { useTypedCustomer } from '../links/useTypedCustomer';
import { useRowShown, useTyping, useUpActions } from '../upActions';
import { fieldLabels } from '../upSaves';

type Props = { up: UpFieldsFragment };

const optionsOf = (choices: readonly Choice<number>[], value: number | null) =>
  choices
    .filter(choice => !choice.isGone || choice.value === value)
    .map(choice => ({ value: choice.value, label: <ChoiceTag choice={choice} /> }));

/** The fields of a row, each as large as a thumb. */
export function UpSheetFields({ up }: Props) {
  const { save, now, choices } = useUpActions();
  const { id } = up;
  const { shown } = useRowShown(up);
  return (
    <>
      <SelectField
        label={fieldLabels.employeeId}
        value={shown.employeeId}
        options={optionsOf(withCurrent(choices.salespeople, up.salesperson), shown.employeeId)}
        onChange={value => save(id, 'employeeId', value)}
      />
      <Box sx={{ display: 'flex', alignItems: 'end', gap: 1 }}>
        <TextField
          type="time"
          fullWidth
          label={fieldLabels.timeUp}
          value={shown.timeUp ?? ''}
          onChange={event => save(id, 'timeUp', event.target.value || null)}
        />
        <Button variant="outlined" onClick={() => save(id, 'timeUp', now())}>
          Now
        </Button>
      </Box>
      <ThumbChoice
        label={fieldLabels.upType}
        choices={typePicks}
        value={shown.upType}
        onChange={value => save(id, 'upType', value)}
      />
      <SelectField
        label={fieldLabels.turnedToId}
        value={shown.turnedToId}
        options={optionsOf(withCurrent(choices.salespeople, up.turnedTo), shown.turnedToId)}
        onChange={value => save(id, 'turnedToId', value)}
      />
      <SelectField
        label={fieldLabels.managerIntoId}
        value={shown.managerIntoId}
        options={optionsOf(withCurrent(choices.managers, up.managerInto), shown.managerIntoId)}
        onChange={value => save(id, 'managerIntoId', value)}
      />
      <Words id={id} field="customerName" value={shown.customerName ?? ''} />
      <Words id={id} field="notes" value={shown.notes ?? ''} />
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
        {(['isBdcUp', 'isTestDrive', 'isWriteUp'] as const).map(field => (
          <ThumbFlag
            key={field}
            label={fieldLabels[field]}
            isOn={shown[field] ?? false}
            onChange={value => save(id, field, value)}
          />
        ))}
      </Box>
      <ThumbChoice
        label={fieldLabels.sold}
        choices={soldPicks}
        unset={UNSET_SOLD}
        value={shown.sold}
        onChange={value => save(id, 'sold', value)}
      />
      <UpLinksLine up={up} />
    </>
  );
}

const asTyped = (text: string) => text;

function Words({ id, field, value }: { id: number; field: 'customerName' | 'notes'; value: string }) {
  const { save } = useUpActions();
  const draft = useDraft(value, asTyped, text => save(id, field, text), useTyping(id, field));
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
