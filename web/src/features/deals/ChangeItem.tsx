import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { framed, linedItems } from '../../components/lists/FramedList';
import type { ChangeFieldsFragment } from '../../generated/graphql';
import { useStoreTimeZone } from '../../lib/days/storeDay';
import { sourceWords, timeWords } from '../../lib/values/changeWords';
import { doneWords, fieldWords, valueWords } from './historyWords';

type Props = {
  change: ChangeFieldsFragment;
  /** Which deal it is of, where the list is of several. */
  deal?: ReactNode;
};

/** One change: who, when, and every field of it, from what to what. */
export function ChangeItem({ change, deal }: Props) {
  const { action, changedAt, employee, fields } = change;
  const timeZone = useStoreTimeZone();
  const source = sourceWords(change);
  return (
    <Box component="li" sx={{ px: 1.5, py: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
        <span>
          {deal}
          <strong>{employee?.name ?? 'The store'}</strong> {doneWords(change)}
        </span>
        <Box sx={{ ml: { sm: 'auto' }, color: 'text.secondary' }}>
          {source && `${source} · `}
          <time dateTime={changedAt}>{timeWords(changedAt, timeZone)}</time>
        </Box>
      </Box>
      <Box component="dl" sx={changed}>
        {fields.map(({ field, from, to }) => (
          <Box key={field} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {fieldWords(field)}
            </Box>
            <Box component="dd" sx={value}>
              {action !== 'RECORD' && action !== 'RESTORE' && (
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
    </Box>
  );
}

/** How changes lie under one another. */
export const historyList = { ...framed, ...linedItems, typography: 'body2' } as const;

const changed = {
  m: 0,
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 2fr) minmax(0, 3fr)', sm: '180px minmax(0, 1fr)' },
} as const;

const value = {
  m: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  fontVariantNumeric: 'tabular-nums',
} as const;
