import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { useStoreTimeZone } from '../../../lib/days/StoreDayProvider';
import { formatChangeSource, formatInstant } from '../../../lib/format/changes';
import { CellHistoryDocument } from './cellHistory.generated';
import { type CellHistoryField, findLastChange, type HistoryCell } from './useHistoryCell';

/**
 * Shows next to a cell who last changed it, when, and from which source. The tooltip opens after its data is
 * loaded, because its position depends on its size.
 */
export function CellHistoryTooltip({ anchor, number, fields }: HistoryCell) {
  const { data, error } = useQuery(CellHistoryDocument, { variables: { number } });
  if (!data && !error) return null;
  return (
    <Popper open anchorEl={anchor} placement="bottom-start" modifiers={offsetModifiers} sx={popperStyles}>
      <Paper elevation={4} role="status" sx={paperStyles}>
        {data
          ? fields.map(historyField => (
              <ChangeLine key={historyField.field} history={data.dealHistory} {...historyField} />
            ))
          : 'Couldn’t load the history.'}
      </Paper>
    </Popper>
  );
}

type ChangeLineProps = CellHistoryField & { history: Parameters<typeof findLastChange>[0] };

function ChangeLine({ history, field, label }: ChangeLineProps) {
  const timeZone = useStoreTimeZone();
  const change = findLastChange(history, field);
  const source = change && formatChangeSource(change);
  return (
    <div>
      {label && `${label}: `}
      {change ? (
        <>
          <strong>{change.employee?.name ?? 'System'}</strong>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' · '}
            {formatInstant(change.changedAt, timeZone)}
            {source && ` · ${source}`}
          </Box>
        </>
      ) : (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          no changes yet
        </Box>
      )}
    </div>
  );
}

const offsetModifiers = [{ name: 'offset', options: { offset: [0, 4] } }];

/** Mouse events pass through the tooltip to the cells below it. */
const popperStyles = {
  zIndex: 'tooltip',
  pointerEvents: 'none',
  '@media print': { display: 'none' },
} as const;

const paperStyles = {
  px: 1.25,
  py: 0.75,
  maxWidth: 'min(360px, calc(100vw - 16px))',
  typography: 'body2',
  border: 1,
  borderColor: 'divider',
  '& > div:first-letter': { textTransform: 'uppercase' },
} as const;
