import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CompactSelect } from '../../components/forms/SelectField';
import { dividedListStyles } from '../../components/page/itemLists';
import { framedStyles } from '../../components/styles/framed.styles';
import type { SettledValue } from '../../generated/types';
import { formatCount } from '../../lib/format/numbers';
import { formatLineCount } from './import.labels';
import type { ImportPreviewQuery } from './imports.generated';

type UnresolvedItem = {
  key: string;
  text: string;
  lineCount: number;
  firstLine: number;
  select: ReactNode;
};

type UnresolvedItemsProps = {
  title: string;
  items: readonly UnresolvedItem[];
  openCount: number;
  warnings: readonly string[];
  children?: ReactNode;
};

/** Maximum number of items to show. Further items appear once the first items are resolved. */
const MAX_SHOWN_ITEMS = 100;

/**
 * Lists unresolved names or values of a file. Resolving an item applies to all lines that contain the item
 * (import.md, Names, Values).
 */
export function UnresolvedItems({ title, items, openCount, warnings, children }: UnresolvedItemsProps) {
  if (items.length + warnings.length === 0) return null;
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h2">{title}</Typography>
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {openCount > 0 ? `${formatCount(openCount)} to fix` : items.length > 0 && 'All fixed.'}
        </Box>
        {children}
      </Box>
      {warnings.map(warning => (
        <Alert key={warning} severity="warning">
          {warning} Check the columns.
        </Alert>
      ))}
      <Box component="ul" sx={[framedStyles, dividedListStyles, listStyles]}>
        {items.slice(0, MAX_SHOWN_ITEMS).map(({ key, text, lineCount, firstLine, select }) => (
          <li key={key}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <strong>{text}</strong>{' '}
              <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
                {formatLineCount(lineCount)}, first row {formatCount(firstLine)}
              </Box>
            </Box>
            {select}
          </li>
        ))}
      </Box>
      {items.length > MAX_SHOWN_ITEMS && (
        <Box
          sx={{ color: 'text.secondary' }}
        >{`Showing the first ${MAX_SHOWN_ITEMS} of ${formatCount(items.length)}.`}</Box>
      )}
    </Box>
  );
}

const listStyles = {
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: 2,
    rowGap: 0.5,
    px: 1.25,
    py: 0.75,
  },
} as const;

type UnresolvedValuesProps = {
  preview: ImportPreviewQuery['importPreview'];
  onResolve: (value: SettledValue) => void;
};

const OPEN_VALUE = 'open';
/** Option value for an empty field. It never equals an allowed value of a field. */
const EMPTY_VALUE = 'empty';

/** Lists the texts that cannot be read as their fields, so that each is resolved once (import.md, Values). */
export const UnresolvedValues = ({ preview: { values, valueDoubts }, onResolve }: UnresolvedValuesProps) => (
  <UnresolvedItems
    title="Values to fix"
    openCount={values.filter(({ means }) => means === null).length}
    warnings={valueDoubts}
    items={values.map(({ field, title, text, words, means, ...lineInfo }) => ({
      ...lineInfo,
      key: `${field} ${text}`,
      text: `${title}: ${text}`,
      select: (
        <CompactSelect
          isLabelHidden
          label={`Meaning of ${text}, ${title}`}
          value={means === null ? OPEN_VALUE : means || EMPTY_VALUE}
          options={[
            [OPEN_VALUE, 'Choose…'],
            ...words.map(word => [word, word] as const),
            [EMPTY_VALUE, 'Leave blank'],
          ]}
          onChange={selected =>
            onResolve({
              field,
              text,
              means: selected === OPEN_VALUE ? null : selected === EMPTY_VALUE ? '' : selected,
            })
          }
        />
      ),
    }))}
  />
);
