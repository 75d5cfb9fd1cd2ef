import Box from '@mui/material/Box';
import type { RefObject } from 'react';
import { uncountedFields } from '../../../generated/rules/uncountedFields';
import { useStoreToday } from '../../../lib/days/storeDay';
import { draftWords } from '../draft/draftWords';
import { type DraftField, FORM_ORDER, type FormGroup, formFields } from '../draft/formFields';
import type { DraftForm } from '../draft/useDealDraft';
import { ClosedField } from './ClosedField';
import { DeliveryNote } from './DeliveryNote';
import { FieldGroup } from './FieldGroup';
import { FieldInput } from './FieldInput';
import { StockNumberNote } from './StockNumberNote';
import { TheirChangeNote } from './TheirChangeNote';
import { namesOf, useDealPeople } from './useDealPeople';

type Props = {
  form: DraftForm;
  /** The fields that the form itself puts the focus into. */
  inputs: Partial<Record<DraftField, RefObject<HTMLInputElement | null>>>;
  errors: Partial<Record<DraftField, string>>;
  /** Whether the deal lies in a closed month. */
  isClosed: boolean;
};

type Group = { name: FormGroup; isShort?: boolean; isUntitled?: boolean };

const canChangeInClosedMonth: readonly DraftField[] = uncountedFields;

const groups: readonly Group[] = [
  { name: 'Deal', isShort: true },
  { name: 'People' },
  { name: 'Customer and car' },
  { name: 'Status', isShort: true },
  { name: 'Notes', isUntitled: true },
];

/** The fields of the form in their groups and order (deal.md, The form). */
export function DealFields({ form, inputs, errors, isClosed }: Props) {
  const { deal, draft, before } = form;
  const { people, notice } = useDealPeople();
  const names = namesOf(people, deal);
  const today = useStoreToday();

  /** What was typed before the month was closed can be taken back. */
  const isFixed = (field: DraftField) =>
    isClosed && !canChangeInClosedMonth.includes(field) && draft[field] === before[field];

  /** A field, and below it what others have stored meanwhile. */
  function slot(field: DraftField, isWide: boolean) {
    const change = form.merged[field];
    return (
      <Box
        key={field}
        data-field={formFields[field].history}
        sx={{ display: 'grid', ...(isWide && { gridColumn: '1 / -1' }) }}
      >
        {isFixed(field) ? (
          <ClosedField label={formFields[field].label} words={draftWords(field, draft, names)} />
        ) : (
          <FieldInput
            field={field}
            form={form}
            people={people}
            notice={notice}
            error={errors[field]}
            inputRef={inputs[field]}
          />
        )}
        {change && (
          <TheirChangeNote
            label={formFields[field].label}
            change={change}
            isConflict={form.conflicts.includes(field)}
            mine={draftWords(field, draft, names)}
            theirs={draftWords(field, before, names)}
            onChoose={side => form.choose([field], side)}
          />
        )}
      </Box>
    );
  }

  return (
    <div>
      {groups.map(({ name, isShort = false, isUntitled = false }) => (
        <FieldGroup key={name} isShort={isShort} {...(!isUntitled && { title: name })}>
          {FORM_ORDER.filter(field => formFields[field].group === name).map(field => slot(field, isUntitled))}
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
