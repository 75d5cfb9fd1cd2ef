import Box from '@mui/material/Box';
import { lazy, type ReactNode, Suspense } from 'react';
import { LastSeenDay } from '../../../components/days/LastSeenDay';
import { AsOf } from '../../../components/page/AsOf';
import { EmptyState } from '../../../components/page/EmptyState';
import { LoadError } from '../../../components/page/LoadError';
import { TableSkeleton } from '../../../components/page/Skeletons';
import { clockTime, type Day } from '../../../lib/days/dates';
import { sentenceOf } from '../../../lib/server/sentenceOf';
import type { DayUp } from '../newUps/newUp';
import { AddRowBar, AddRowButton } from './AddRowBar';
import { DeleteUpDialog } from './DeleteUpDialog';
import { UpList } from './rows/UpList';
import { UpSheet } from './rows/UpSheet';
import { SeenUps } from './SeenUps';
import { UnsavedElsewhere } from './UnsavedElsewhere';
import { UpCountersSkeleton, UpCountersStrip } from './UpCountersStrip';
import { UpLeaveGuard } from './UpLeaveGuard';
import { UpActionsProvider } from './upActions';
import { useIsNarrow } from './useIsNarrow';
import { useUpDay } from './useUpDay';
import { useUpDayActions } from './useUpDayActions';

const noRows: never[] = [];
const UNSEEN = 'The rows of this day cannot be read without a line. New ups are taken.';

/** Not loaded in a store in which salespeople do not check in. */
const TurnsStrip = lazy(() => import('../turns/TurnsStrip').then(module => ({ default: module.TurnsStrip })));
const TakeNext = lazy(() => import('../turns/TakeNext').then(module => ({ default: module.TakeNext })));

type Props = {
  day: Day;
  /** Shown below the rows once they are there. */
  children?: ReactNode;
};

/** One day of the log: its counters, its rows, and what can be done with them. */
export function UpDay({ day, children }: Props) {
  const { log, isUnseen, inTurn, error, retry, show } = useUpDay(day);
  const isNarrow = useIsNarrow();
  const floor = useUpDayActions(day, log?.rows ?? noRows, show, isNarrow);
  const { rows, isAdding, addRow, openedAt, open, toDelete } = floor;
  const openedUp = rows[openedAt];

  if (!log && error) return <LoadError detail={sentenceOf(error)} onRetry={retry} />;
  if (!log) {
    return (
      <>
        <UpCountersSkeleton />
        <TableSkeleton rows={12} />
      </>
    );
  }
  return (
    <UpActionsProvider value={floor.actions}>
      {!isUnseen && <AsOf query="UpLog" />}
      {!isUnseen && <UpCountersStrip day={day} counters={log.counters} />}
      {inTurn?.isUsed && (
        <Suspense fallback={<Box sx={{ minHeight: 44 }} />}>
          <TurnsStrip inTurn={inTurn} />
        </Suspense>
      )}
      <UnsavedElsewhere day={day} rows={rows} />
      <UpLeaveGuard />
      {rows.length === 0 ? (
        <EmptyState
          text={isUnseen ? UNSEEN : 'No rows found for this date.'}
          action={<AddRowButton isAdding={isAdding} onAdd={addRow} />}
        />
      ) : (
        <>
          <UpList
            rows={rows}
            isNarrow={isNarrow}
            isMoving={floor.isMoving}
            onMove={floor.move}
            onOpen={open}
          />
          <AddRowBar isAdding={isAdding} onAdd={addRow} hasKeys={!isNarrow}>
            {inTurn?.isUsed && (
              <Suspense>
                <TakeNext inTurn={inTurn} onTaken={floor.goToId} />
              </Suspense>
            )}
          </AddRowBar>
        </>
      )}
      {isUnseen && (
        <LastSeenDay query="UpLog" day={day}>
          {seen => <SeenUps day={seen} />}
        </LastSeenDay>
      )}
      {children}
      {openedUp && (
        <UpSheet
          up={openedUp}
          place={openedAt + 1}
          isLast={openedAt === rows.length - 1}
          isAdding={isAdding}
          onClose={() => open(null)}
        />
      )}
      {toDelete && (
        <DeleteUpDialog
          what={upName(toDelete)}
          onDelete={() => floor.deleteRow(toDelete)}
          onClose={() => floor.actions.askToDelete(null)}
        />
      )}
    </UpActionsProvider>
  );
}

const upName = ({ timeUp, salesperson, customerName }: DayUp) =>
  [clockTime(timeUp), salesperson?.name, customerName].filter(Boolean).join(', ');
