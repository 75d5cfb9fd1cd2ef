import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { framed, linedItems } from '../../components/lists/FramedList';
import { thumb } from '../../components/page/media';
import type { ChangeAction, ChangeFieldsFragment } from '../../generated/graphql';
import { useStoreTimeZone } from '../../lib/days/storeDay';
import { sourceWords, timeWords } from '../../lib/values/changeWords';
import { count } from '../../lib/values/units';
import { DealLink, link } from './DealLink';
import { doneWords, fieldWords, valueWords, whoWords } from './historyWords';

type Props = {
  change: ChangeFieldsFragment;
  /** Of a list of several deals: which one it is of, and whose. */
  deal?: ReactNode;
};

/** One change: who, when, and every field of it, from what to what. */
export function ChangeItem({ change, deal }: Props) {
  const { changedAt, closingId, fields, frozen } = change;
  const timeZone = useStoreTimeZone();
  const source = sourceWords(change);
  return (
    <Box component="li" sx={{ px: 1.5, py: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
        <span>
          {deal}
          <strong>{whoWords(change)}</strong> {doneWords(change)}
        </span>
        <Box sx={{ ml: { sm: 'auto' }, color: 'text.secondary' }}>
          {source && `${source} · `}
          <time dateTime={changedAt}>{timeWords(changedAt, timeZone)}</time>
        </Box>
      </Box>
      {closingId !== null && (
        <Box component={Link} to={`/closing?closing=${closingId}`} sx={[link, isTarget]}>
          What was closed
        </Box>
      )}
      {frozen && frozen.length > 0 && <FrozenDeals frozen={frozen} />}
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

/** The deals whose teams a closing froze, on demand. */
function FrozenDeals({ frozen }: { frozen: NonNullable<ChangeFieldsFragment['frozen']> }) {
  return (
    <details>
      <Box component="summary" sx={more}>
        The {count(frozen.length)} {frozen.length === 1 ? 'deal' : 'deals'}
      </Box>
      <Box component="ul" aria-label="Deals whose teams were frozen" sx={frozenList}>
        {frozen.map(({ number, numberNow, customerName }) => (
          <li key={number}>
            <DealLink number={number} numberNow={numberNow} />
            {customerName}
          </li>
        ))}
      </Box>
    </details>
  );
}

type FieldsProps = Pick<Props, 'change'> & { fields: ChangeFieldsFragment['fields'] };

function FieldsOf({ change: { action }, fields }: FieldsProps) {
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

/** The rest tells what is new, without what it was. */
const hasFrom: readonly ChangeAction[] = ['AMEND', 'RENUMBER', 'DELETE'];

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

const frozenList = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: { sm: 'repeat(auto-fill, minmax(240px, 1fr))' },
  overflowWrap: 'anywhere',
} as const;

const isTarget = { '@media (pointer: coarse)': { display: 'inline-block', alignContent: 'center' } } as const;

const value = {
  m: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  fontVariantNumeric: 'tabular-nums',
} as const;
