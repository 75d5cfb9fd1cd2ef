import Box from '@mui/material/Box';
import type { DealField } from '../../../generated/types';
import { useStoreTimeZone } from '../../../lib/days/storeDay';
import { formatInstant } from '../../../lib/values/changeWords';
import type { DeletionsQuery } from '../deals.generated';
import { getFieldLabel, formatFieldValue } from '../history/historyWords';
import { RestoreDealForm } from './BringBack';

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
          deleted by {employee?.name ?? 'the store'},{' '}
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
