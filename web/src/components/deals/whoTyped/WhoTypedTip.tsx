import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { useStoreTimeZone } from '../../../lib/days/storeDay';
import { sourceWords, timeWords } from '../../../lib/values/changeWords';
import type { AskedCell } from './useAskedCell';
import { lastChangeOf, type ShownField } from './whoTyped';
import { WhoTypedDocument } from './whoTyped.generated';

/** Beside a cell: who typed it, when, and where it came from. It appears with the answer, whose size decides where it fits. */
export function WhoTypedTip({ anchor, number, fields }: AskedCell) {
  const { data, error } = useQuery(WhoTypedDocument, { variables: { number } });
  if (!data && !error) return null;
  return (
    <Popper open anchorEl={anchor} placement="bottom-start" modifiers={apart} sx={above}>
      <Paper elevation={4} role="status" sx={paper}>
        {data
          ? fields.map(shown => <Line key={shown.field} history={data.dealHistory} {...shown} />)
          : 'Who typed this cannot be told now.'}
      </Paper>
    </Popper>
  );
}

type LineProps = ShownField & { history: Parameters<typeof lastChangeOf>[0] };

function Line({ history, field, label }: LineProps) {
  const timeZone = useStoreTimeZone();
  const change = lastChangeOf(history, field);
  const source = change && sourceWords(change);
  return (
    <div>
      {label && `${label}: `}
      {change ? (
        <>
          <strong>{change.employee?.name ?? 'The store'}</strong>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' · '}
            {timeWords(change.changedAt, timeZone)}
            {source && ` · ${source}`}
          </Box>
        </>
      ) : (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          nobody has typed it
        </Box>
      )}
    </div>
  );
}

const apart = [{ name: 'offset', options: { offset: [0, 4] } }];

/** The mouse goes on to the cells below it. */
const above = { zIndex: 'tooltip', pointerEvents: 'none', '@media print': { display: 'none' } } as const;

const paper = {
  px: 1.25,
  py: 0.75,
  maxWidth: 'min(360px, calc(100vw - 16px))',
  typography: 'body2',
  border: 1,
  borderColor: 'divider',
  '& > div:first-letter': { textTransform: 'uppercase' },
} as const;
