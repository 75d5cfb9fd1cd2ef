import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, type ReactNode, Suspense } from 'react';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { LoadError } from '../../../components/feedback/LoadError';
import { TableSkeleton } from '../../../components/feedback/Skeletons';
import { AlertDialog } from '../../../components/forms/AlertDialog';
import { ProblemText } from '../../../components/forms/ProblemText';
import { LastCachedDay, OfflineDataNotice } from '../../../components/page/OfflineData';
import { toErrorMessage } from '../../../lib/apollo/errors';
import { type Day, formatClockTime } from '../../../lib/days/dates';
import { useSave } from '../../../lib/mutations/useSave';
import type { DayUp } from '../newUps/newUp';
import { AddRowBar, AddRowButton } from './AddRowBar';
import { CachedUps } from './CachedUps';
import { UpList } from './rows/UpList';
import { UpSheet } from './rows/UpSheet';
import { UnsavedUps, UpLeaveGuard } from './UnsavedUps';
import { UpCountersBar, UpCountersSkeleton } from './UpCountersBar';
import { UpActionsProvider } from './upActions';
import { useUpDay } from './upDayQueries';
import { useUpDayActions } from './useUpDayActions';

const noRows: never[] = [];
const UNAVAILABLE_MESSAGE = 'Can’t load this day while you’re offline. You can still add ups.';

/** Not loaded for stores in which salespeople do not check in. */
const RotationBar = lazy(() =>
  import('../turns/RotationBar').then(module => ({ default: module.RotationBar })),
);
const TakeNext = lazy(() => import('../turns/TakeNext').then(module => ({ default: module.TakeNext })));

type UpDayProps = {
  day: Day;
  /** Shown below the rows, once they are loaded. */
  children?: ReactNode;
};

/** Renders a day of the log: its counters, its rows and their actions. */
export function UpDay({ day, children }: UpDayProps) {
  const { log, isUnavailable, inTurn, error, retry, updateDay } = useUpDay(day);
  const isNarrow = useIsNarrow();
  const upDay = useUpDayActions(day, log?.rows ?? noRows, updateDay, isNarrow);
  const { rows, isAdding, addRow, openIndex, openRow, upToDelete } = upDay;
  const openUp = rows[openIndex];

  if (!log && error) return <LoadError detail={toErrorMessage(error)} onRetry={retry} />;
  if (!log) {
    return (
      <>
        <UpCountersSkeleton />
        <TableSkeleton rows={12} />
      </>
    );
  }
  return (
    <UpActionsProvider value={upDay.actions}>
      {!isUnavailable && <OfflineDataNotice query="UpLog" />}
      {!isUnavailable && <UpCountersBar day={day} counters={log.counters} />}
      {inTurn?.isUsed && (
        <Suspense fallback={<Box sx={{ minHeight: 44 }} />}>
          <RotationBar inTurn={inTurn} />
        </Suspense>
      )}
      <UnsavedUps day={day} rows={rows} />
      <UpLeaveGuard />
      {rows.length === 0 ? (
        <EmptyState
          text={isUnavailable ? UNAVAILABLE_MESSAGE : 'No rows found for this date.'}
          action={<AddRowButton isAdding={isAdding} onAdd={addRow} />}
        />
      ) : (
        <>
          <UpList
            rows={rows}
            isNarrow={isNarrow}
            isMoving={upDay.isMoving}
            onMove={upDay.move}
            onOpen={openRow}
          />
          <AddRowBar isAdding={isAdding} onAdd={addRow} hasShortcutHints={!isNarrow}>
            {inTurn?.isUsed && (
              <Suspense>
                <TakeNext inTurn={inTurn} onTaken={upDay.goToUp} />
              </Suspense>
            )}
          </AddRowBar>
        </>
      )}
      {isUnavailable && (
        <LastCachedDay query="UpLog" day={day}>
          {cachedDay => <CachedUps day={cachedDay} />}
        </LastCachedDay>
      )}
      {children}
      {openUp && (
        <UpSheet
          up={openUp}
          rowNumber={openIndex + 1}
          isLast={openIndex === rows.length - 1}
          isAdding={isAdding}
          onClose={() => openRow(null)}
        />
      )}
      {upToDelete && (
        <DeleteUpDialog
          description={describeUp(upToDelete)}
          onDelete={() => upDay.deleteRow(upToDelete)}
          onClose={() => upDay.actions.setUpToDelete(null)}
        />
      )}
    </UpActionsProvider>
  );
}

const describeUp = ({ timeUp, salesperson, customerName }: DayUp) =>
  [formatClockTime(timeUp), salesperson?.name, customerName].filter(Boolean).join(', ');

type DeleteUpDialogProps = {
  /** Description of the up, such as "2:15 PM, Ann Ames, Doe". */
  description: string;
  onDelete: () => Promise<void>;
  onClose: () => void;
};

/** Shows a confirmation dialog before a row is deleted. */
export function DeleteUpDialog({ description, onDelete, onClose }: DeleteUpDialogProps) {
  const { isSaving: isDeleting, problem, save } = useSave<never>();

  async function confirmDelete() {
    if (!isDeleting && !(await save(onDelete))) onClose();
  }

  return (
    <AlertDialog
      canCloseByBack
      title="Are you sure you want to delete this up?"
      onClose={onClose}
      actions={[
        { label: 'Cancel', onClick: onClose },
        {
          label: isDeleting ? 'Deleting...' : 'Delete',
          onClick: () => void confirmDelete(),
          isFocused: true,
          isDangerous: true,
          isDisabled: isDeleting,
        },
      ]}
    >
      {description}
      <ProblemText>{problem ?? ''}</ProblemText>
    </AlertDialog>
  );
}

/**
 * Returns whether the eleven fields of a row do not fit side by side, as on a phone or a tablet. Rows are
 * cards then.
 */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 1099.95px)', { noSsr: true });
}
