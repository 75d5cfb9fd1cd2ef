import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { UnsavedStrip } from '../../components/UnsavedStrip';
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
        <UnsavedStrip
          key={attempt}
          actions={
            <>
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
            </>
          }
        >
          <strong>
            {grossLabels[cell.field]} of deal {cell.number}
          </strong>{' '}
          is not saved: {wanted === '' ? 'emptied' : `“${wanted}”`}. {sentence}
        </UnsavedStrip>
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
