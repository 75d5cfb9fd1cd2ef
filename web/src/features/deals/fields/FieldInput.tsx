import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
import { DateField } from '../../../components/days/DateField';
import { DealNumberField } from '../../../components/deals/DealNumberField';
import { SelectField } from '../../../components/forms/SelectField';
import { type DraftField, formField, type People } from '../draft/formFields';
import type { DraftForm } from '../draft/useDealDraft';
import { PersonSelect } from './PersonSelect';

type Props = {
  field: DraftField;
  form: DraftForm;
  people: People | undefined;
  /** What to say while there is nobody to offer. */
  notice: string | undefined;
  /** Why it was rejected. */
  error: string | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
};

/** The input that a field's kind asks for. */
export function FieldInput({ field, form, people, notice, error, inputRef }: Props) {
  const known = formField(field);
  const { label } = known;
  const value = form.draft[field];
  const change = (next: string | number | null) => form.change({ [field]: next });
  const rejected = error === undefined ? {} : { error: true, helperText: error };
  switch (known.kind) {
    case 'number':
      return (
        <DealNumberField
          {...rejected}
          label={label}
          {...(inputRef && { inputRef })}
          value={String(value)}
          autoFocus={!form.deal}
          onChange={change}
        />
      );
    case 'day':
      return (
        <DateField
          label={label}
          value={typeof value === 'string' ? value : null}
          isClearable={known.isClearable}
          {...(error !== undefined && { error })}
          onChange={day => (day !== null || known.isClearable) && change(day)}
          onHalfTyped={isHalf => form.dispatch({ type: 'half typed', label, isHalf })}
        />
      );
    case 'person':
      return (
        <PersonSelect
          label={label}
          value={typeof value === 'number' ? value : null}
          offered={people?.[known.offered]}
          current={form.deal?.[known.of]}
          notice={notice}
          error={error}
          onChange={change}
          inputRef={inputRef}
        />
      );
    case 'choice':
      return (
        <SelectField<string>
          label={label}
          value={typeof value === 'string' ? value : null}
          error={error}
          options={Object.entries(known.labels).map(([each, words]) => ({ value: each, label: words }))}
          onChange={change}
        />
      );
    case 'text':
      return (
        <TextField
          fullWidth
          {...rejected}
          {...(known.isMultiline && { multiline: true, minRows: 2 })}
          label={label}
          value={value ?? ''}
          onChange={event => change(event.target.value)}
          slotProps={{ htmlInput: { maxLength: known.longest, autoComplete: 'off' } }}
        />
      );
  }
}
