import Box from '@mui/material/Box';
import { type ReactNode, type RefObject, useId } from 'react';
import {
  type DraftField,
  FORM_ORDER,
  type FormGroup,
  formatDraftField,
  formFields,
} from '../../../components/deals/dealFormFields';
import { LockIcon } from '../../../components/icons/icons';
import { uncountedFields } from '../../../generated/rules/uncountedFields';
import { useStoreToday } from '../../../lib/days/StoreDayProvider';
import type { DealDraftForm } from '../draft/useDealDraft';
import { ConflictNotice } from './ConflictNotice';
import { DealFieldInput } from './DealFieldInput';
import { DeliveryNote, StockNumberNote } from './DealFieldNotes';
import { mapPersonNames, useDealPeople } from './useDealPeople';

type Props = {
  form: DealDraftForm;
  /** Refs of the inputs to which the form can move the focus. */
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
  const { deal, draft, baseDraft } = form;
  const { people, notice } = useDealPeople();
  const names = mapPersonNames(people, deal);
  const today = useStoreToday();

  /**
   * A changed field stays editable, so that the user can revert a change that was made before the month was
   * closed.
   */
  const isReadOnly = (field: DraftField) =>
    isClosed && !editableInClosedMonth.includes(field) && draft[field] === baseDraft[field];

  /** Renders a field and, below it, its remote change if there is one. */
  function renderField(field: DraftField, isWide: boolean) {
    const change = form.mergedChanges[field];
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
            typedText={formatDraftField(field, draft, names)}
            remoteText={formatDraftField(field, baseDraft, names)}
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
          {FORM_ORDER.filter(field => formFields[field].group === name).map(field =>
            renderField(field, isUntitled),
          )}
          {name === 'Customer and car' && (
            <StockNumberNote stockNum={draft.stockNum ?? ''} exceptNumber={deal?.number} />
          )}
          {name === 'Status' && (
            <DeliveryNote
              draft={draft}
              baseDraft={baseDraft}
              today={today}
              onUseToday={() => form.change({ deliveryDate: today })}
            />
          )}
        </FieldGroup>
      ))}
    </div>
  );
}

/** Shows a field of a deal in a closed month as text that can be selected. */
export function ClosedField({ label, text }: { label: string; text: string }) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {label} <LockIcon titleAccess="Closed month" sx={{ fontSize: 12, verticalAlign: -1 }} />
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {text}
      </Box>
    </Box>
  );
}

type FieldGroupProps = {
  /** Heading of the group; omitted for a field with its own label. */
  title?: string;
  /** True if the fields are short enough for two columns on a phone. */
  isShort?: boolean;
  children: ReactNode;
};

/** Renders a group of fields with a heading on the left, or above the fields on a narrow screen. */
export function FieldGroup({ title, isShort = false, children }: FieldGroupProps) {
  const titleId = useId();
  return (
    <Box {...(title && { role: 'group', 'aria-labelledby': titleId })} sx={groupStyles}>
      <Box id={titleId} sx={{ typography: 'h3', color: 'text.secondary' }}>
        {title}
      </Box>
      <Box sx={isShort ? shortFieldsStyles : fieldsStyles}>{children}</Box>
    </Box>
  );
}

const groupStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '120px minmax(0, 1fr)' },
  gap: { xs: 1, sm: 2 },
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const fieldsStyles = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;

const shortFieldsStyles = {
  ...fieldsStyles,
  gridTemplateColumns: {
    ...fieldsStyles.gridTemplateColumns,
    xs: 'repeat(auto-fill, minmax(max(152px, 50% - 8px), 1fr))',
  },
} as const;
