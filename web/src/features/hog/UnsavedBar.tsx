import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { failedSaves } from './cellSaves';
import { useCells } from './cellStore';
import { grossLabels, isGrossCell } from './gross';
import { useGross } from './useGrossEdits';

/** What was typed and is not stored, whatever the filter shows now: the reason, and what to do about it. */
export function UnsavedBar() {
  const { store, retry, discard } = useGross();
  const unsaved = failedSaves(useCells(store)).flatMap(({ cell, ...save }) =>
    isGrossCell(cell) ? [{ cell, ...save }] : [],
  );
  return (
    <Box role="alert" sx={place}>
      {unsaved.map(({ cell, wanted, sentence, attempt }) => (
        <Box key={attempt} sx={row}>
          <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 240px' }, minWidth: 0, overflowWrap: 'anywhere' }}>
            <strong>
              {grossLabels[cell.field]} of deal {cell.number}
            </strong>{' '}
            is not saved: {wanted === '' ? 'emptied' : `“${wanted}”`}. {sentence}
          </Box>
          <Button
            variant="outlined"
            color="inherit"
            aria-label={`Try again: ${grossLabels[cell.field]} of deal ${cell.number}`}
            onClick={() => retry(cell, wanted)}
          >
            Try again
          </Button>
          <Button
            color="inherit"
            aria-label={`Discard: ${grossLabels[cell.field]} of deal ${cell.number}`}
            onClick={() => discard(cell)}
          >
            Discard
          </Button>
        </Box>
      ))}
    </Box>
  );
}

const place = {
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  maxHeight: '40dvh',
  overflowY: 'auto',
  flex: 'none',
  display: 'grid',
  gap: 0.5,
} as const;

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  py: 0.5,
  borderRadius: 1,
  typography: 'body2',
  bgcolor: 'status.bad.tint',
  color: 'status.bad.text',
} as const;
