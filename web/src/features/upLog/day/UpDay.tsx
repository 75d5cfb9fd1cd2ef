import Box from '@mui/material/Box';
import { lazy, type ReactNode, Suspense } from 'react';
import { LastCachedDay } from '../../../components/days/LastSeenDay';
import { OfflineDataNotice } from '../../../components/page/AsOf';
import { EmptyState } from '../../../components/page/EmptyState';
import { LoadError } from '../../../components/page/LoadError';
import { TableSkeleton } from '../../../components/page/Skeletons';
import { formatClockTime, type Day } from '../../../lib/days/dates';
import { toErrorMessage } from '../../../lib/server/sentenceOf';
import type { DayUp } from '../newUps/newUp';
import { AddRowBar, AddRowButton } from './AddRowBar';
import { DeleteUpDialog } from './DeleteUpDialog';
import { UpList } from './rows/UpList';
import { UpSheet } from './rows/UpSheet';
import { CachedUps } from './SeenUps';
import { UnsavedUps } from './UnsavedElsewhere';
import { UpCountersSkeleton, UpCountersBar } from './UpCountersStrip';
import { UpLeaveGuard } from './UpLeaveGuard';
import { UpActionsProvider } from './upActions';
import { useIsNarrow } from './useIsNarrow';
import { useUpDay } from './useUpDay';
import { useUpDayActions } from './useUpDayActions';

const noRows: never[] = [];
const UNAVAILABLE_MESSAGE = 'The rows of this day cannot be read without a line. New ups are taken.';

/** Not loaded for stores in which salespeople do not check in. */
const RotationBar = lazy(() => import('../turns/TurnsStrip').then(module => ({ default: module.RotationBar })));
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
          <AddRowBar isAdding={isAdding} onAdd={addRow} hasKeys={!isNarrow}>
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
