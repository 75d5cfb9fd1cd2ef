import Box from '@mui/material/Box';
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { LastSeenDay } from '../../../components/days/LastSeenDay';
import { AsOf } from '../../../components/page/AsOf';
import { EmptyState } from '../../../components/page/EmptyState';
import { LoadError } from '../../../components/page/LoadError';
import { TableSkeleton } from '../../../components/page/Skeletons';
import { clockTime, type Day } from '../../../lib/days/dates';
import { useStoreClock } from '../../../lib/days/storeDay';
import { unsavedChanges } from '../../../lib/saves/cellSaves';
import { sentenceOf } from '../../../lib/server/sentenceOf';
import { useNewUps } from '../newUps/useNewUps';
import type { UpFieldsFragment } from '../upLog.generated';
import { AddRowBar, AddRowButton } from './AddRowBar';
import { focusRow } from './cells/cellFocus';
import { DeleteUpDialog } from './DeleteUpDialog';
import { useUpLinks } from './links/useUpLinks';
import { useShortcuts } from './newUp/useShortcuts';
import { UpList } from './rows/UpList';
import { UpSheet } from './rows/UpSheet';
import { UnsavedElsewhere } from './UnsavedElsewhere';
import { UpCountersSkeleton, UpCountersStrip } from './UpCountersStrip';
import { UpLeaveGuard } from './UpLeaveGuard';
import { UpActionsProvider } from './upActions';
import type { UpField, UpValue } from './upSaves';
import { useIsNarrow } from './useIsNarrow';
import { useNewRow } from './useNewRow';
import { useUpDay } from './useUpDay';
import { useUpEdits } from './useUpEdits';
import { useUpPeople } from './useUpPeople';
import { useUpRows } from './useUpRows';

const noRows: never[] = [];
const UNSEEN = 'The rows of this day cannot be read without a line. New ups are taken.';

/** Nothing of it is loaded in a store in which nobody checks in. */
const TurnsStrip = lazy(() => import('../turns/TurnsStrip').then(module => ({ default: module.TurnsStrip })));
const TakeNext = lazy(() => import('../turns/TakeNext').then(module => ({ default: module.TakeNext })));

type Props = {
  day: Day;
  /** Whether it stands below today, where new ups are taken. */
  isBelow?: boolean;
  /** Below the rows, once they are there. */
  children?: ReactNode;
};

/** One day of the log: its counters, its rows, and what can be done with them. */
export function UpDay({ day, isBelow = false, children }: Props) {
  const { log, isUnseen, inTurn, error, retry, show } = useUpDay(day);
  const newUps = useNewUps();
  const edits = useUpEdits(day);
  const { rows, isAdding, isMoving, add, remove, move } = useUpRows(day, log?.rows ?? noRows, show);
  const choices = useUpPeople();
  const links = useUpLinks(day, rows, edits);
  const now = useStoreClock();
  const isNarrow = useIsNarrow();
  const shortcuts = useShortcuts(day, rows, choices, isNarrow);
  const [toDelete, setToDelete] = useState<UpFieldsFragment | null>(null);
  const { openedAt: opened, open, addRow } = useNewRow(rows, add, isNarrow, newUps.numberOf);
  const openedUp = rows[opened];

  const goBeyond = useCallback(
    (id: number) => {
      const next = rows[rows.findIndex(row => row.id === id) + 1];
      if (!next) void addRow();
      else if (isNarrow) open(next.id);
      else focusRow(next.id);
    },
    [rows, addRow, isNarrow, open],
  );
  const actions = useMemo(
    () => ({
      edits,
      newUps,
      save: (id: number, field: UpField, value: UpValue) => {
        const cell = { row: newUps.idOf(id) ?? id, field };
        if (newUps.put(id, { [field]: value })) edits.store.endTyping(cell);
        else void edits.save(cell, value);
      },
      links,
      day,
      shortcuts,
      askToDelete: setToDelete,
      goBeyond,
      now,
      choices,
    }),
    [edits, newUps, links, day, shortcuts, goBeyond, now, choices],
  );

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
    <UpActionsProvider value={actions}>
      {!isUnseen && <AsOf query="UpLog" />}
      {!isUnseen && <UpCountersStrip day={day} counters={log.counters} />}
      {inTurn?.isUsed && (
        <Suspense fallback={<Box sx={{ minHeight: 44 }} />}>
          <TurnsStrip inTurn={inTurn} />
        </Suspense>
      )}
      {!isBelow && <UnsavedElsewhere day={day} rows={rows} />}
      <UpLeaveGuard />
      {rows.length === 0 ? (
        <EmptyState
          text={isUnseen ? UNSEEN : 'No rows found for this date.'}
          action={!isBelow && <AddRowButton isAdding={isAdding} onAdd={() => void addRow()} />}
        />
      ) : (
        <>
          <UpList rows={rows} isNarrow={isNarrow} isMoving={isMoving} onMove={move} onOpen={open} />
          {!isBelow && (
            <AddRowBar isAdding={isAdding} onAdd={() => void addRow()} hasKeys={!isNarrow}>
              {inTurn?.isUsed && (
                <Suspense>
                  <TakeNext inTurn={inTurn} onTaken={isNarrow ? open : focusRow} />
                </Suspense>
              )}
            </AddRowBar>
          )}
        </>
      )}
      {isUnseen && (
        <LastSeenDay query="UpLog" day={day}>
          {seen => <UpDay day={seen} isBelow />}
        </LastSeenDay>
      )}
      {children}
      {openedUp && (
        <UpSheet
          up={openedUp}
          place={opened + 1}
          isLast={opened === rows.length - 1}
          isAdding={isAdding}
          onClose={() => open(null)}
        />
      )}
      {toDelete && (
        <DeleteUpDialog
          what={upName(toDelete)}
          onDelete={async () => {
            await remove(toDelete.id);
            for (const { cell } of unsavedChanges(edits.store.all()))
              if (cell.row === toDelete.id) edits.discard(cell);
          }}
          onClose={() => setToDelete(null)}
        />
      )}
    </UpActionsProvider>
  );
}

const upName = ({ timeUp, salesperson, customerName }: UpFieldsFragment) =>
  [clockTime(timeUp), salesperson?.name, customerName].filter(Boolean).join(', ');
