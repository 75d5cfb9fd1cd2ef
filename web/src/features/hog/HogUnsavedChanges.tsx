import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { LeaveGuard } from '../../components/saving/LeaveGuard';
import { AUTO_RETRY_MESSAGE, UnsavedNotice } from '../../components/saving/UnsavedNotice';
import {
  hasPendingSaves,
  hasRunningSaves,
  listUnsavedChanges,
  type UnsavedChange,
} from '../../lib/mutations/cellSaves';
import { useAllCellSaves } from '../../lib/mutations/cellStore';
import { formatCellName } from './cells/hogCells';
import { GrossConflictChoice } from './gross/GrossConflict';
import { type GrossAmount, isGrossCell } from './gross/gross';
import { useGross } from './gross/grossContext';
import { isReviewCell } from './review/review';
import { useReview } from './review/useReviewEdits';

/**
 * Lists the unsaved changes with their reasons and actions, even if the filter no longer shows their deals.
 */
export function UnsavedBar() {
  const gross = useGross();
  const reviews = useReview();
  const unsavedGross = listUnsavedChanges(useAllCellSaves(gross.store));
  // Excludes rejected and conflicting ticks, because these boxes already show the stored value again.
  const ticks = listUnsavedChanges(useAllCellSaves(reviews.store)).filter(
    ({ status }) => status === 'waiting',
  );
  const changesToSend = [...unsavedGross, ...ticks].filter(({ status }) => status !== 'conflict');

  function sendAll() {
    gross.retryAll();
    reviews.resendAll();
  }

  return (
    <Box role="alert" sx={barStyles}>
      {changesToSend.length > 1 && (
        <UnsavedNotice
          actions={
            <Button variant="outlined" color="inherit" onClick={sendAll}>
              Retry all
            </Button>
          }
        >
          <strong>{changesToSend.length} changes aren’t saved.</strong>
        </UnsavedNotice>
      )}
      {unsavedGross.map(change => (
        <UnsavedGross key={change.attempt} change={change} />
      ))}
      {ticks.map(change => (
        <UnsavedTick key={`tick ${change.attempt}`} change={change} />
      ))}
    </Box>
  );
}

function UnsavedGross({ change }: { change: UnsavedChange<string, GrossAmount> }) {
  const { engine, retry } = useGross();
  const { cell, entered } = change;
  if (!isGrossCell(cell)) return null;
  const name = formatCellName(cell);
  if (change.status === 'conflict') {
    return (
      <UnsavedNotice
        actions={
          <GrossConflictChoice cell={cell} typedText={entered} storedValue={change.conflictingValue} />
        }
      >
        <strong>{name}</strong> isn’t saved. Another user changed it first.
      </UnsavedNotice>
    );
  }
  return (
    <UnsavedNotice
      actions={
        <RetryAndDiscard name={name} onRetry={() => retry(cell)} onDiscard={() => engine.discard(cell)} />
      }
    >
      <strong>{name}</strong> isn’t saved: {entered === '' ? 'blank' : `“${entered}”`}. {change.message}
      {change.status === 'waiting' && AUTO_RETRY_MESSAGE}
    </UnsavedNotice>
  );
}

function UnsavedTick({ change }: { change: UnsavedChange<boolean, boolean> }) {
  const { resendAll, discard } = useReview();
  const { cell, entered } = change;
  if (!isReviewCell(cell) || change.status !== 'waiting') return null;
  const name = formatCellName(cell);
  return (
    <UnsavedNotice
      actions={<RetryAndDiscard name={name} onRetry={resendAll} onDiscard={() => discard(cell)} />}
    >
      <strong>{name}</strong> isn’t saved: {entered ? 'checked' : 'cleared'}. {change.message}
      {AUTO_RETRY_MESSAGE}
    </UnsavedNotice>
  );
}

type RetryAndDiscardProps = { name: string; onRetry: () => void; onDiscard: () => void };

function RetryAndDiscard({ name, onRetry, onDiscard }: RetryAndDiscardProps) {
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

const barStyles = {
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  maxHeight: '40dvh',
  overflowY: 'auto',
  flex: 'none',
  display: 'grid',
  gap: 0.5,
} as const;

/** Shows a confirmation dialog before the user leaves the page with unsaved changes. */
export function HogLeaveGuard() {
  const { engine } = useGross();
  const reviews = useReview();
  const gross = useAllCellSaves(engine.store);
  const ticks = useAllCellSaves(reviews.store);
  const isUnsaved = useCallback(
    // Rejected and conflicting ticks do not count as unsaved, because these boxes already show the stored
    // value again.
    () => engine.store.hasUnsavedWork() || hasPendingSaves(reviews.store.getAll()),
    [engine, reviews],
  );
  return (
    <LeaveGuard
      isUnsaved={isUnsaved}
      isSaving={hasRunningSaves(gross) || hasRunningSaves(ticks)}
      onLeave={() => {
        engine.discardAll();
        reviews.discardAll();
      }}
    >
      Your latest changes aren’t saved yet. If you leave, they’ll be lost.
    </LeaveGuard>
  );
}
