import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { ReactNode, RefObject } from 'react';
import { DateField } from '../../components/DateField';
import { SelectField, type SelectOption } from '../../components/SelectField';
import {
  carTypeLabels,
  dealStatusLabels,
  deliveryStatusLabels,
  tradeStatusLabels,
} from '../../lib/dealValues';
import { useStoreToday } from '../../lib/storeDay';
import { DeliveryNote } from './DeliveryNote';
import type { DraftField } from './dealNews';
import { draftLabels, draftWords } from './draftWords';
import { FieldGroup } from './FieldGroup';
import { FieldNews } from './FieldNews';
import { PersonSelect } from './PersonSelect';
import type { DraftForm } from './useDealDraft';
import { namesOf, useDealPeople } from './useDealPeople';

type Props = {
  form: DraftForm;
  numberInput: RefObject<HTMLInputElement | null>;
  closerInput: RefObject<HTMLInputElement | null>;
};

const optionsOf = <Value extends string>(labels: Record<Value, string>): SelectOption<Value>[] =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));

const options = {
  carType: optionsOf(carTypeLabels),
  tradeStatus: optionsOf(tradeStatusLabels),
  dealStatus: optionsOf(dealStatusLabels),
  deliveryStatus: optionsOf(deliveryStatusLabels),
};

/** The fields of the form in their order (deal.md, The form). */
export function DealFields({ form, numberInput, closerInput }: Props) {
  const { deal, draft, before, change } = form;
  const { people, notice } = useDealPeople();
  const names = namesOf(people, deal);
  const today = useStoreToday();

  /** A field, and below it what others have made of it meanwhile. */
  function slot(field: DraftField, input: ReactNode, isWide = false) {
    const news = form.news[field];
    return (
      <Box sx={{ display: 'grid', ...(isWide && { gridColumn: '1 / -1' }) }}>
        {input}
        {news && (
          <FieldNews
            label={draftLabels[field]}
            news={news}
            isConflict={form.conflicts.includes(field)}
            mine={draftWords(field, draft, names)}
            theirs={draftWords(field, before, names)}
            onChoose={side => form.choose([field], side)}
          />
        )}
      </Box>
    );
  }

  const date = (field: 'addedDate' | 'deliveryDate', isClearable: boolean) =>
    slot(
      field,
      <DateField
        label={draftLabels[field]}
        value={draft[field]}
        isClearable={isClearable}
        onChange={day => (day !== null || isClearable) && change({ [field]: day })}
        onHalfTyped={isHalf => form.tellHalfTyped(draftLabels[field], isHalf)}
      />,
    );

  const person = (
    field: 'salesManagerId' | 'finManagerId' | 'closerId' | 'additionalId',
    offered: 'salesManagers' | 'financeManagers' | 'salespeople',
    current: 'salesManager' | 'financeManager' | 'closer' | 'additional',
  ) =>
    slot(
      field,
      <PersonSelect
        label={draftLabels[field]}
        value={draft[field]}
        offered={people?.[offered]}
        current={deal?.[current]}
        notice={notice}
        onChange={id => change({ [field]: id })}
        {...(field === 'closerId' && { inputRef: closerInput })}
      />,
    );

  const text = (field: 'customerName' | 'carInfo' | 'stockNum') =>
    slot(
      field,
      <TextField
        fullWidth
        label={draftLabels[field]}
        value={draft[field] ?? ''}
        onChange={event => change({ [field]: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off' } }}
      />,
    );

  const select = (field: keyof typeof options) =>
    slot(
      field,
      <SelectField<string>
        label={draftLabels[field]}
        value={draft[field]}
        options={options[field]}
        onChange={value => change({ [field]: value })}
      />,
    );

  return (
    <div>
      <FieldGroup title="Deal" isShort>
        {date('addedDate', false)}
        <TextField
          label={draftLabels.number}
          inputRef={numberInput}
          value={draft.number}
          autoFocus={!deal}
          onChange={event => change({ number: event.target.value.replace(/\D/g, '') })}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 10, autoComplete: 'off' } }}
        />
      </FieldGroup>
      <FieldGroup title="People">
        {person('salesManagerId', 'salesManagers', 'salesManager')}
        {person('finManagerId', 'financeManagers', 'financeManager')}
        {person('closerId', 'salespeople', 'closer')}
        {person('additionalId', 'salespeople', 'additional')}
      </FieldGroup>
      <FieldGroup title="Customer and car">
        {text('customerName')}
        {text('carInfo')}
        {text('stockNum')}
        {select('carType')}
      </FieldGroup>
      <FieldGroup title="Status" isShort>
        {select('tradeStatus')}
        {select('dealStatus')}
        {select('deliveryStatus')}
        {date('deliveryDate', true)}
        <DeliveryNote
          draft={draft}
          before={before}
          today={today}
          onUseToday={() => change({ deliveryDate: today })}
        />
      </FieldGroup>
      <FieldGroup>
        {slot(
          'notes',
          <TextField
            multiline
            minRows={2}
            label={draftLabels.notes}
            value={draft.notes ?? ''}
            onChange={event => change({ notes: event.target.value })}
            slotProps={{ htmlInput: { maxLength: 5000 } }}
          />,
          true,
        )}
      </FieldGroup>
    </div>
  );
}
