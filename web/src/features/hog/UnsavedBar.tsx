import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ALSO_BY_ITSELF, UnsavedStrip } from '../../components/saves/UnsavedStrip';
import { type UnsavedChange, unsavedChanges } from '../../lib/saves/cellSaves';
import { useCells } from '../../lib/saves/useCells';
import { GrossChoice } from './gross/GrossChoice';
import { type Amount, isGrossCell } from './gross/gross';
import { useGross } from './gross/grossContext';
import { cellName } from './hogCells';
import { isReviewCell } from './review/review';
import { useReview } from './review/useReviews';

/** What was put in and is not stored, whatever the filter shows now: the reason, and what to do about it. */
export function UnsavedBar() {
  const gross = useGross();
  const reviews = useReview();
  const typed = unsavedChanges(useCells(gross.store));
  // A tick that was refused, or that someone came before, has gone back.
  const ticks = unsavedChanges(useCells(reviews.store)).filter(({ status }) => status === 'waiting');
  const toSend = [...typed, ...ticks].filter(({ status }) => status !== 'conflict');

  function sendAll() {
    gross.retryAll();
    reviews.sendAgain();
  }

  return (
    <Box role="alert" sx={place}>
      {toSend.length > 1 && (
        <UnsavedStrip
          actions={
            <Button variant="outlined" color="inherit" onClick={sendAll}>
              Try all again
            </Button>
          }
        >
          <strong>{toSend.length} changes are not saved.</strong>
        </UnsavedStrip>
      )}
      {typed.map(change => (
        <UnsavedGross key={change.attempt} change={change} />
      ))}
      {ticks.map(change => (
        <WaitingTick key={`tick ${change.attempt}`} change={change} />
      ))}
    </Box>
  );
}

function UnsavedGross({ change }: { change: UnsavedChange<string, Amount> }) {
  const { engine, retry } = useGross();
  const { cell, entered } = change;
  if (!isGrossCell(cell)) return null;
  const name = cellName(cell);
  if (change.status === 'conflict') {
    return (
      <UnsavedStrip actions={<GrossChoice cell={cell} mine={entered} theirs={change.theirs} />}>
        <strong>{name}</strong> is not saved: someone else changed it first.
      </UnsavedStrip>
    );
  }
  return (
    <UnsavedStrip
      actions={<Actions name={name} onRetry={() => retry(cell)} onDiscard={() => engine.discard(cell)} />}
    >
      <strong>{name}</strong> is not saved: {entered === '' ? 'emptied' : `“${entered}”`}. {change.sentence}
      {change.status === 'waiting' && ALSO_BY_ITSELF}
    </UnsavedStrip>
  );
}

function WaitingTick({ change }: { change: UnsavedChange<boolean, boolean> }) {
  const { sendAgain, discard } = useReview();
  const { cell, entered } = change;
  if (!isReviewCell(cell) || change.status !== 'waiting') return null;
  const name = cellName(cell);
  return (
    <UnsavedStrip actions={<Actions name={name} onRetry={sendAgain} onDiscard={() => discard(cell)} />}>
      <strong>{name}</strong> is not saved: {entered ? 'ticked' : 'cleared'}. {change.sentence}
      {ALSO_BY_ITSELF}
    </UnsavedStrip>
  );
}

type ActionsProps = { name: string; onRetry: () => void; onDiscard: () => void };

function Actions({ name, onRetry, onDiscard }: ActionsProps) {
  return (
    <>
      <Button variant="outlined" color="inherit" aria-label={`Try again: ${name}`} onClick={onRetry}>
        Try again
      </Button>
      <Button color="inherit" aria-label={`Discard: ${name}`} onClick={onDiscard}>
        Discard
      </Button>
    </>
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
