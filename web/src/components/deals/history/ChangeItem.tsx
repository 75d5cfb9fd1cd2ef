import Box from '@mui/material/Box';
import { useStoreTimeZone } from '../../../lib/days/StoreDayProvider';
import { formatChangeSource, formatInstant } from '../../../lib/format/changes';
import { dividedListStyles } from '../../page/itemLists';
import { framedStyles } from '../../styles/framed.styles';
import { touchMedia } from '../../styles/mediaQueries';
import type { ChangeFieldsFragment } from './dealHistory.generated';
import {
  actionsWithOldValue,
  formatActor,
  formatChangeAction,
  formatFieldValue,
  getFieldLabel,
} from './history.labels';

type Props = { change: ChangeFieldsFragment };

/** Shows one change of a deal: who, when, and each field with its old and new value. */
export function ChangeItem({ change }: Props) {
  const { changedAt, fields } = change;
  const timeZone = useStoreTimeZone();
  const source = formatChangeSource(change);
  return (
    <Box component="li" sx={{ px: 1.5, py: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
        <span>
          <strong>{formatActor(change)}</strong> {formatChangeAction(change)}
        </span>
        <Box sx={{ ml: { sm: 'auto' }, color: 'text.secondary' }}>
          {source && `${source} · `}
          <time dateTime={changedAt}>{formatInstant(changedAt, timeZone)}</time>
        </Box>
      </Box>
      <ChangedFields change={change} fields={fields.slice(0, MAX_VISIBLE_FIELDS)} />
      {fields.length > MAX_VISIBLE_FIELDS && (
        <details>
          <Box component="summary" sx={moreStyles}>
            {fields.length - MAX_VISIBLE_FIELDS} more
          </Box>
          <ChangedFields change={change} fields={fields.slice(MAX_VISIBLE_FIELDS)} />
        </details>
      )}
    </Box>
  );
}

type ChangedFieldsProps = Props & { fields: ChangeFieldsFragment['fields'] };

export function ChangedFields({ change: { action }, fields }: ChangedFieldsProps) {
  return (
    <Box
      component="dl"
      sx={fields.length > MAX_SINGLE_COLUMN_FIELDS ? [fieldsStyles, columnsStyles] : fieldsStyles}
    >
      {fields.map(({ field, from, to }) => (
        <Box key={field} sx={fieldStyles}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {getFieldLabel(field)}
          </Box>
          <Box component="dd" sx={valueStyles}>
            {actionsWithOldValue.includes(action) && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {formatFieldValue(field, from)}
                {action !== 'DELETE' && ' → '}
              </Box>
            )}
            {action !== 'DELETE' && formatFieldValue(field, to)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/**
 * The number of fields that are always shown. A new deal has fifteen fields; the other fields are shown on
 * demand, so that other changes stay visible.
 */
const MAX_VISIBLE_FIELDS = 6;

/** Up to this number of fields, the fields are shown in one column, which leaves room for long values. */
const MAX_SINGLE_COLUMN_FIELDS = 2;

export const historyListStyles = { ...framedStyles, ...dividedListStyles, typography: 'body2' } as const;

const fieldsStyles = { m: 0, display: 'grid', columnGap: 3 } as const;

const columnsStyles = { gridTemplateColumns: { sm: 'repeat(auto-fill, minmax(320px, 1fr))' } } as const;

const fieldStyles = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 2fr) minmax(0, 3fr)', sm: '164px minmax(0, 1fr)' },
} as const;

const moreStyles = {
  width: 'fit-content',
  color: 'primary.main',
  fontWeight: 600,
  cursor: 'pointer',
  [touchMedia]: { minHeight: 44, display: 'list-item', alignContent: 'center' },
} as const;

const valueStyles = {
  m: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  fontVariantNumeric: 'tabular-nums',
} as const;
