import Box from '@mui/material/Box';
import { linedItems } from '../../../components/lists/FramedList';
import { framed } from '../../../components/look/framed';
import { thumb } from '../../../components/look/media';
import { useStoreTimeZone } from '../../../lib/days/storeDay';
import { sourceWords, timeWords } from '../../../lib/values/changeWords';
import type { ChangeFieldsFragment } from './dealHistory.generated';
import { doneWords, fieldWords, hasFrom, valueWords, whoWords } from './historyWords';

type Props = { change: ChangeFieldsFragment };

/** One change of a deal: who, when, and every field of it, from what to what. */
export function ChangeItem({ change }: Props) {
  const { changedAt, fields } = change;
  const timeZone = useStoreTimeZone();
  const source = sourceWords(change);
  return (
    <Box component="li" sx={{ px: 1.5, py: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
        <span>
          <strong>{whoWords(change)}</strong> {doneWords(change)}
        </span>
        <Box sx={{ ml: { sm: 'auto' }, color: 'text.secondary' }}>
          {source && `${source} · `}
          <time dateTime={changedAt}>{timeWords(changedAt, timeZone)}</time>
        </Box>
      </Box>
      <FieldsOf change={change} fields={fields.slice(0, SHOWN_AT_ONCE)} />
      {fields.length > SHOWN_AT_ONCE && (
        <details>
          <Box component="summary" sx={more}>
            {fields.length - SHOWN_AT_ONCE} more
          </Box>
          <FieldsOf change={change} fields={fields.slice(SHOWN_AT_ONCE)} />
        </details>
      )}
    </Box>
  );
}

type FieldsProps = Props & { fields: ChangeFieldsFragment['fields'] };

/** Fields of a change, from what to what. */
export function FieldsOf({ change: { action }, fields }: FieldsProps) {
  return (
    <Box component="dl" sx={fields.length > A_FEW ? [changed, inColumns] : changed}>
      {fields.map(({ field, from, to }) => (
        <Box key={field} sx={pair}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {fieldWords(field)}
          </Box>
          <Box component="dd" sx={value}>
            {hasFrom.includes(action) && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {valueWords(field, from)}
                {action !== 'DELETE' && ' → '}
              </Box>
            )}
            {action !== 'DELETE' && valueWords(field, to)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** A deal that is new tells fifteen fields: enough to know it by, and the rest on demand, so that other changes stay in sight. */
const SHOWN_AT_ONCE = 6;

/** So many stand under one another, with room for long values. */
const A_FEW = 2;

/** How changes lie under one another. */
export const historyList = { ...framed, ...linedItems, typography: 'body2' } as const;

const changed = { m: 0, display: 'grid', columnGap: 3 } as const;

const inColumns = { gridTemplateColumns: { sm: 'repeat(auto-fill, minmax(320px, 1fr))' } } as const;

const pair = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 2fr) minmax(0, 3fr)', sm: '164px minmax(0, 1fr)' },
} as const;

const more = {
  width: 'fit-content',
  color: 'primary.main',
  fontWeight: 600,
  cursor: 'pointer',
  [thumb]: { minHeight: 44, display: 'list-item', alignContent: 'center' },
} as const;

const value = {
  m: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  fontVariantNumeric: 'tabular-nums',
} as const;
