import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { RefObject } from 'react';
import { DateField } from '../../components/DateField';
import { SelectField, type SelectOption } from '../../components/SelectField';
import type { DealFieldsFragment } from '../../generated/graphql';
import {
  carTypeLabels,
  dealStatusLabels,
  deliveryStatusLabels,
  tradeStatusLabels,
} from '../../lib/dealValues';
import { useStoreToday } from '../../lib/storeDay';
import { DeliveryNote } from './DeliveryNote';
import type { DealDraft } from './dealForm';
import { PersonSelect } from './PersonSelect';
import { useDealPeople } from './useDealPeople';

type Props = {
  deal: DealFieldsFragment | undefined;
  draft: DealDraft;
  before: DealDraft;
  numberInput: RefObject<HTMLInputElement | null>;
  onChange: (change: Partial<DealDraft>) => void;
  /** Tells whether a date, by its label, stands there as something that is no whole day. */
  onHalfTyped: (label: string, isHalf: boolean) => void;
};

const optionsOf = <Value extends string>(labels: Record<Value, string>): SelectOption<Value>[] =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));

const carTypes = optionsOf(carTypeLabels);
const tradeStatuses = optionsOf(tradeStatusLabels);
const dealStatuses = optionsOf(dealStatusLabels);
const deliveryStatuses = optionsOf(deliveryStatusLabels);

/** The fields of the form, in the brief's order. */
export function DealFields({ deal, draft, before, numberInput, onChange, onHalfTyped }: Props) {
  const { people, notice } = useDealPeople();
  const today = useStoreToday();

  const text = (label: string, field: 'customerName' | 'carInfo' | 'stockNum', longest = 200) => (
    <TextField
      fullWidth
      label={label}
      value={draft[field] ?? ''}
      onChange={event => onChange({ [field]: event.target.value })}
      slotProps={{ htmlInput: { maxLength: longest, autoComplete: 'off' } }}
    />
  );

  return (
    <Box sx={columns}>
      <DateField
        label="Added Date"
        value={draft.addedDate}
        onChange={addedDate => addedDate && onChange({ addedDate })}
        onHalfTyped={isHalf => onHalfTyped('Added Date', isHalf)}
      />
      <TextField
        label="Deal ID"
        inputRef={numberInput}
        value={draft.number}
        autoFocus={!deal}
        onChange={event => onChange({ number: event.target.value.replace(/\D/g, '') })}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 10, autoComplete: 'off' } }}
      />
      <PersonSelect
        label="Sales Manager Name"
        value={draft.salesManagerId}
        offered={people?.salesManagers}
        current={deal?.salesManager}
        notice={notice}
        onChange={salesManagerId => onChange({ salesManagerId })}
      />
      <PersonSelect
        label="Finance Manager Name"
        value={draft.finManagerId}
        offered={people?.financeManagers}
        current={deal?.financeManager}
        notice={notice}
        onChange={finManagerId => onChange({ finManagerId })}
      />
      <PersonSelect
        label="Closer"
        value={draft.closerId}
        offered={people?.salespeople}
        current={deal?.closer}
        notice={notice}
        onChange={closerId => onChange({ closerId })}
      />
      <PersonSelect
        label="Additional Salesperson"
        value={draft.additionalId}
        offered={people?.salespeople}
        current={deal?.additional}
        notice={notice}
        onChange={additionalId => onChange({ additionalId })}
      />
      {text('Customer Name', 'customerName')}
      {text('Car Info', 'carInfo')}
      {text('Stock Number', 'stockNum')}
      <SelectField
        label="New/Used/Cert"
        value={draft.carType}
        options={carTypes}
        onChange={carType => onChange({ carType })}
      />
      <SelectField
        label="Trade Status"
        value={draft.tradeStatus}
        options={tradeStatuses}
        onChange={tradeStatus => onChange({ tradeStatus })}
      />
      <SelectField
        label="Deal Status"
        value={draft.dealStatus}
        options={dealStatuses}
        onChange={dealStatus => onChange({ dealStatus })}
      />
      <SelectField
        label="Delivery Status"
        value={draft.deliveryStatus}
        options={deliveryStatuses}
        onChange={deliveryStatus => onChange({ deliveryStatus })}
      />
      <DateField
        label="Delivery Date"
        value={draft.deliveryDate}
        isClearable
        onChange={deliveryDate => onChange({ deliveryDate })}
        onHalfTyped={isHalf => onHalfTyped('Delivery Date', isHalf)}
      />
      <DeliveryNote
        draft={draft}
        before={before}
        today={today}
        onUseToday={() => onChange({ deliveryDate: today })}
      />
      <TextField
        multiline
        minRows={2}
        label="Notes"
        value={draft.notes ?? ''}
        onChange={event => onChange({ notes: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 5000 } }}
        sx={{ gridColumn: '1 / -1' }}
      />
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  alignItems: 'start',
} as const;
