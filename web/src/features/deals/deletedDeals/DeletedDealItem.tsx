import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { DealNumberField } from '../../../components/deals/DealNumberField';
import { formatFieldValue, getFieldLabel } from '../../../components/deals/history/history.labels';
import { inlineLabelStyles } from '../../../components/forms/inlineLabel.styles';
import type { DealField } from '../../../generated/types';
import { useStoreTimeZone } from '../../../lib/days/StoreDayProvider';
import { formatInstant } from '../../../lib/format/changes';
import type { DeletionsQuery } from '../deals.generated';
import { useRestoreDeal } from './useRestoreDeal';

type DeletedDealEntry = DeletionsQuery['deletions']['rows'][number];

const headerFields: readonly DealField[] = ['NUMBER', 'CUSTOMER_NAME'];

/** Shows one deleted deal: who deleted it and when, its fields, and the form that restores it. */
export function DeletedDealItem({ deletion }: { deletion: DeletedDealEntry }) {
  const { number, deletedAt, employee, fields } = deletion;
  const timeZone = useStoreTimeZone();
  const customer = fields.find(({ field }) => field === 'CUSTOMER_NAME')?.value;
  return (
    <Box component="li" aria-label={`Deal ${number}`} sx={cardStyles}>
      <Box sx={headerStyles}>
        <strong>#{number}</strong>
        {customer && <strong>{customer}</strong>}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          deleted by {employee?.name ?? 'the system'},{' '}
          <time dateTime={deletedAt}>{formatInstant(deletedAt, timeZone)}</time>
        </Box>
        <Box sx={{ ml: 'auto' }}>
          <RestoreDealForm deletion={deletion} />
        </Box>
      </Box>
      <Box component="dl" sx={fieldsStyles}>
        {fields
          .filter(({ field }) => !headerFields.includes(field))
          .map(({ field, value }) => (
            <div key={field}>
              <dt>{getFieldLabel(field)}</dt>
              <dd>{formatFieldValue(field, value)}</dd>
            </div>
          ))}
      </Box>
    </Box>
  );
}

const cardStyles = {
  px: 1.5,
  py: 1,
  display: 'grid',
  gap: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
} as const;

const headerStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
} as const;

const fieldsStyles = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  columnGap: 2,
  rowGap: 0.5,
  typography: 'body2',
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line', fontVariantNumeric: 'tabular-nums' },
} as const;

type RestoreDealFormProps = { deletion: DeletedDealEntry };

/**
 * Renders the form that restores a deal. If the number of the deal is taken, the user types another number.
 */
export function RestoreDealForm({ deletion: { id, number, isNumberFree } }: RestoreDealFormProps) {
  const restore = useRestoreDeal();
  const [typedNumber, setTypedNumber] = useState('');
  const [isSaving, setIsSaving] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setIsSaving(true);
    await restore(number, { deletion: id, newNumber: isNumberFree ? number : Number(typedNumber) });
    setIsSaving(false);
  }

  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {!isNumberFree && (
        <DealNumberField
          label={`#${number} is taken – new #`}
          required
          value={typedNumber}
          onChange={setTypedNumber}
          sx={{ flex: '0 1 260px', ...inlineLabelStyles }}
        />
      )}
      <Button
        type="submit"
        variant="outlined"
        aria-label={`Restore deal ${number}`}
        disabled={isSaving}
        sx={{ flexShrink: 0 }}
      >
        {isSaving ? 'Restoring...' : 'Restore'}
      </Button>
    </Box>
  );
}
