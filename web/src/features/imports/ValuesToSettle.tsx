import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PlainSelect } from '../../components/sheets/PlainSelect';
import type { ImportPreviewQuery, SettledValue } from '../../generated/imports';
import { count } from '../../lib/values/units';
import { SettleItem, SettleList } from './SettleList';

type Value = ImportPreviewQuery['importPreview']['values'][number];

type Props = {
  values: readonly Value[];
  /** Why the column of a field is probably another one. */
  doubts: readonly string[];
  onSettle: (value: SettledValue) => void;
};

const OPEN = 'open';
/** A word of no field. */
const EMPTY = 'empty';

/** The texts of closed lists that are none of their values, each to be settled once (import.md, Values). */
export function ValuesToSettle({ values, doubts, onSettle }: Props) {
  const open = values.filter(({ means }) => means === null);
  return (
    <Box component="section" aria-label="Values to settle" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h2">Values to settle</Typography>
        {values.length > 0 && (
          <Box role="status" sx={{ color: 'text.secondary' }}>
            {open.length === 0
              ? 'All are settled.'
              : `${count(open.length)} of ${count(values.length)} are open.`}
          </Box>
        )}
      </Box>
      {doubts.map(doubt => (
        <Alert key={doubt} severity="warning">
          {doubt} Look at the columns again.
        </Alert>
      ))}
      <SettleList>
        {values.map(({ field, title, text, words, means, ...where }) => (
          <SettleItem key={`${field} ${text}`} {...where} text={`${title}: ${text}`}>
            <PlainSelect
              isLabelHidden
              label={`What ${text} means, ${title}`}
              value={means === null ? OPEN : means || EMPTY}
              options={[
                [OPEN, 'Open: what does it mean?'],
                ...words.map(word => [word, word] as const),
                [EMPTY, 'Leave it empty'],
              ]}
              onChange={chosen =>
                onSettle({ field, text, means: chosen === OPEN ? null : chosen === EMPTY ? '' : chosen })
              }
            />
          </SettleItem>
        ))}
      </SettleList>
    </Box>
  );
}
