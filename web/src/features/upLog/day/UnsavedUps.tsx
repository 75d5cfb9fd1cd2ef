import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { LeaveGuard } from '../../../components/saving/LeaveGuard';
import { UnsavedNotice } from '../../../components/saving/UnsavedNotice';
import { type Day, formatLongDay } from '../../../lib/days/dates';
import { hasPendingSaves, hasRunningSaves, listUnsavedChanges } from '../../../lib/mutations/cellSaves';
import { useAllCellSaves } from '../../../lib/mutations/cellStore';
import { openDraftStorage } from '../../../lib/mutations/drafts';
import { useViewer } from '../../../lib/viewer';
import type { DayUp } from '../newUps/newUp';
import { usePendingUps } from '../newUps/useNewUps';
import { useUpActions } from './upActions';
import { fieldLabels, formatEntered, type UpField } from './upSaves';
import { UP_DRAFTS } from './useUpEdits';

type Props = { day: Day; rows: readonly DayUp[] };

/** Lists the unsaved changes that have no row on this page: changes of deleted rows and of other days. */
export function UnsavedUps({ day, rows }: Props) {
  const { id: viewerId } = useViewer();
  const { store, discard } = useUpActions().edits;
  const changesOfDeletedRows = listUnsavedChanges(useAllCellSaves(store)).filter(
    ({ cell }) => !rows.some(({ id }) => id === cell.row),
  );
  const daysWithDrafts = openDraftStorage(UP_DRAFTS, viewerId)
    .list()
    .map(({ name }) => name.slice(0, name.indexOf(' ')));
  const daysWithNewUps = usePendingUps()
    .filter(({ save }) => save.status !== 'saving')
    .map(({ up }) => up.day);
  const otherDays = new Set([...daysWithDrafts, ...daysWithNewUps].sort());
  otherDays.delete(day);

  return (
    <>
      {changesOfDeletedRows.map(({ cell, entered }) => {
        const field = cell.field as UpField;
        return (
          <UnsavedNotice
            key={`${cell.row} ${field}`}
            actions={
              <Button color="inherit" onClick={() => discard(cell)}>
                Dismiss
              </Button>
            }
          >
            <strong>{fieldLabels[field]}</strong> was not saved{formatEntered(field, entered)}. The up was
            deleted.
          </UnsavedNotice>
        );
      })}
      {[...otherDays].map(otherDay => (
        <UnsavedNotice
          key={otherDay}
          actions={
            <Button component={Link} to={`?day=${otherDay}`} variant="outlined" color="inherit">
              View day
            </Button>
          }
        >
          You have unsaved entries on {formatLongDay(otherDay)}.
        </UnsavedNotice>
      ))}
    </>
  );
}

/**
 * Shows a confirmation dialog before the user leaves with changes that wait for a connection. Rejected
 * changes stay with their day.
 */
export function UpLeaveGuard() {
  const { store } = useUpActions().edits;
  const isSaving = hasRunningSaves(useAllCellSaves(store));
  const isUnsaved = useCallback(() => hasPendingSaves(store.getAll()), [store]);
  return (
    <LeaveGuard isUnsaved={isUnsaved} isSaving={isSaving}>
      Some changes aren’t saved yet. They stay on this device and will be here when you come back to this day.
    </LeaveGuard>
  );
}
