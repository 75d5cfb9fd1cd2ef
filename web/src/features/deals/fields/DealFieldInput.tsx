import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
import { DateField } from '../../../components/days/DateField';
import { DealNumberField } from '../../../components/deals/DealNumberField';
import {
  type DealPeopleOptions,
  type DraftField,
  getFormField,
} from '../../../components/deals/dealFormFields';
import type { PersonFieldsFragment } from '../../../components/deals/person.generated';
import { TeamTag } from '../../../components/deals/tags';
import { SelectField } from '../../../components/forms/SelectField';
import type { DealDraftForm } from '../draft/useDealDraft';
import { withCurrentPerson } from './useDealPeople';

type DealFieldInputProps = {
  field: DraftField;
  form: DealDraftForm;
  people: DealPeopleOptions | undefined;
  /** Text that is shown while the people load or cannot be loaded. */
  notice: string | undefined;
  error: string | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
};

export function DealFieldInput({ field, form, people, notice, error, inputRef }: DealFieldInputProps) {
  const definition = getFormField(field);
  const { label } = definition;
  const value = form.draft[field];
  const change = (next: string | number | null) => form.change({ [field]: next });
  const errorProps = error === undefined ? {} : { error: true, helperText: error };
  switch (definition.kind) {
    case 'number':
      return (
        <DealNumberField
          {...errorProps}
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
          isClearable={definition.isClearable}
          {...(error !== undefined && { error })}
          onChange={day => (day !== null || definition.isClearable) && change(day)}
          onIncompleteChange={isIncomplete => form.dispatch({ type: 'incomplete date', label, isIncomplete })}
        />
      );
    case 'person':
      return (
        <PersonSelect
          label={label}
          value={typeof value === 'number' ? value : null}
          people={people?.[definition.optionsKey]}
          current={form.deal?.[definition.dealProperty]}
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
          options={Object.entries(definition.labels).map(([choice, choiceLabel]) => ({
            value: choice,
            label: choiceLabel,
          }))}
          onChange={change}
        />
      );
    case 'text':
      return (
        <TextField
          fullWidth
          {...errorProps}
          {...(definition.isMultiline && { multiline: true, minRows: 2 })}
          label={label}
          value={value ?? ''}
          onChange={event => change(event.target.value)}
          slotProps={{ htmlInput: { maxLength: definition.maxLength, autoComplete: 'off' } }}
        />
      );
  }
}

type PersonSelectProps = {
  label: string;
  value: number | null;
  people: readonly PersonFieldsFragment[] | undefined;
  /** The person who was selected when the form was opened. */
  current: PersonFieldsFragment | null | undefined;
  notice: string | undefined;
  error?: string | undefined;
  onChange: (id: number | null) => void;
  inputRef?: Ref<HTMLInputElement>;
};

export function PersonSelect({ people, current, ...field }: PersonSelectProps) {
  const options = withCurrentPerson(people, current).map(person => ({
    value: person.id,
    label: <TeamTag team={person.team}>{person.name}</TeamTag>,
  }));
  return <SelectField {...field} options={options} />;
}
