import Box from '@mui/material/Box';
import type { DealField } from '../../../generated/types';
import { useStoreTimeZone } from '../../../lib/days/storeDay';
import { timeWords } from '../../../lib/values/changeWords';
import type { DeletionsQuery } from '../deals.generated';
import { fieldWords, valueWords } from '../history/historyWords';
import { BringBack } from './BringBack';

type Deletion = DeletionsQuery['deletions']['rows'][number];

/** What the head of the card tells already. */
const inHead: readonly DealField[] = ['NUMBER', 'CUSTOMER_NAME'];

/** One deleted deal: who deleted it, when, all that it held, and the way back. */
export function DeletionItem({ deletion }: { deletion: Deletion }) {
  const { number, deletedAt, employee, fields } = deletion;
  const timeZone = useStoreTimeZone();
  const customer = fields.find(({ field }) => field === 'CUSTOMER_NAME')?.value;
  return (
    <Box component="li" aria-label={`Deal ${number}`} sx={card}>
      <Box sx={head}>
        <strong>#{number}</strong>
        {customer && <strong>{customer}</strong>}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          deleted by {employee?.name ?? 'the store'},{' '}
          <time dateTime={deletedAt}>{timeWords(deletedAt, timeZone)}</time>
        </Box>
        <Box sx={{ ml: 'auto' }}>
          <BringBack deletion={deletion} />
        </Box>
      </Box>
      <Box component="dl" sx={held}>
        {fields
          .filter(({ field }) => !inHead.includes(field))
          .map(({ field, value }) => (
            <div key={field}>
              <dt>{fieldWords(field)}</dt>
              <dd>{valueWords(field, value)}</dd>
            </div>
          ))}
      </Box>
    </Box>
  );
}

const card = {
  px: 1.5,
  py: 1,
  display: 'grid',
  gap: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
} as const;

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
} as const;

const held = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  columnGap: 2,
  rowGap: 0.5,
  typography: 'body2',
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line', fontVariantNumeric: 'tabular-nums' },
} as const;
