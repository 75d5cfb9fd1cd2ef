import Box from '@mui/material/Box';
import type { RefObject } from 'react';
import { uncountedFields } from '../../../generated/rules/uncountedFields';
import { useStoreToday } from '../../../lib/days/storeDay';
import { formatDraftField } from '../draft/draftWords';
import { type DraftField, FORM_ORDER, type FormGroup, formFields } from '../draft/formFields';
import type { DealDraftForm } from '../draft/useDealDraft';
import { ClosedField } from './ClosedField';
import { DeliveryNote } from './DeliveryNote';
import { FieldGroup } from './FieldGroup';
import { DealFieldInput } from './FieldInput';
import { StockNumberNote } from './StockNumberNote';
import { ConflictNotice } from './TheirChangeNote';
import { mapPersonNames, useDealPeople } from './useDealPeople';

type Props = {
  form: DealDraftForm;
  /** Refs of the inputs that the form focuses. */
  inputs: Partial<Record<DraftField, RefObject<HTMLInputElement | null>>>;
  errors: Partial<Record<DraftField, string>>;
  isClosed: boolean;
};

type FieldGroupConfig = { name: FormGroup; isShort?: boolean; isUntitled?: boolean };

const editableInClosedMonth: readonly DraftField[] = uncountedFields;

const fieldGroups: readonly FieldGroupConfig[] = [
  { name: 'Deal', isShort: true },
  { name: 'People' },
  { name: 'Customer and car' },
  { name: 'Status', isShort: true },
  { name: 'Notes', isUntitled: true },
];

/** Shows the fields of the form by group, in order (deal.md, The form). */
export function DealFields({ form, inputs, errors, isClosed }: Props) {
  const { deal, draft, before } = form;
  const { people, notice } = useDealPeople();
  const names = mapPersonNames(people, deal);
  const today = useStoreToday();

  /** A changed field stays editable, so that the user can undo a change from before the month was closed. */
  const isReadOnly = (field: DraftField) =>
    isClosed && !editableInClosedMonth.includes(field) && draft[field] === before[field];

  /** Renders a field and, below it, a remote change. */
  function renderField(field: DraftField, isWide: boolean) {
    const change = form.merged[field];
    return (
      <Box
        key={field}
        data-field={formFields[field].historyField}
        sx={{ display: 'grid', ...(isWide && { gridColumn: '1 / -1' }) }}
      >
        {isReadOnly(field) ? (
          <ClosedField label={formFields[field].label} text={formatDraftField(field, draft, names)} />
        ) : (
          <DealFieldInput
            field={field}
            form={form}
            people={people}
            notice={notice}
            error={errors[field]}
            inputRef={inputs[field]}
          />
        )}
        {change && (
          <ConflictNotice
            label={formFields[field].label}
            change={change}
            isConflict={form.conflicts.includes(field)}
            mine={formatDraftField(field, draft, names)}
            theirs={formatDraftField(field, before, names)}
            onChoose={side => form.resolveConflicts([field], side)}
          />
        )}
      </Box>
    );
  }

  return (
    <div>
      {fieldGroups.map(({ name, isShort = false, isUntitled = false }) => (
        <FieldGroup key={name} isShort={isShort} {...(!isUntitled && { title: name })}>
          {FORM_ORDER.filter(field => formFields[field].group === name).map(field => renderField(field, isUntitled))}
          {name === 'Customer and car' && (
            <StockNumberNote stockNum={draft.stockNum ?? ''} exceptNumber={deal?.number} />
          )}
          {name === 'Status' && (
            <DeliveryNote
              draft={draft}
              before={before}
              today={today}
              onUseToday={() => form.change({ deliveryDate: today })}
            />
          )}
        </FieldGroup>
      ))}
    </div>
  );
}
