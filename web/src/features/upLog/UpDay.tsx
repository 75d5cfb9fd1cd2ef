import { useCallback, useMemo, useState } from 'react';
import { EmptyState } from '../../components/EmptyState';
import { LoadError } from '../../components/LoadError';
import { TableSkeleton } from '../../components/Skeletons';
import { type UpFieldsFragment, useUpLogQuery } from '../../generated/graphql';
import { clockTime, type Day } from '../../lib/dates';
import { sentenceOf } from '../../lib/sentenceOf';
import { useStoreClock } from '../../lib/storeDay';
import { AddRowBar, AddRowButton } from './AddRowBar';
import { focusRow } from './cellFocus';
import { DeleteUpDialog } from './DeleteUpDialog';
import { UnsavedElsewhere } from './UnsavedElsewhere';
import { UpCountersSkeleton, UpCountersStrip } from './UpCountersStrip';
import { UpList } from './UpList';
import { UpSheet } from './UpSheet';
import { UpActionsProvider } from './upActions';
import { failedFields } from './upSaves';
import { useDaySync } from './useDaySync';
import { useIsNarrow } from './useIsNarrow';
import { useKeptFields } from './useKeptFields';
import { useNewRow } from './useNewRow';
import { useUpEdits } from './useUpEdits';
import { useUpPeople } from './useUpPeople';
import { useUpRows } from './useUpRows';

const noRows: never[] = [];

/** One day of the log: its counters, its rows, and what can be done with them. */
export function UpDay({ day }: { day: Day }) {
  const { data, error, refetch } = useUpLogQuery({ variables: { day } });
  const log = data?.upLog;
  const daySync = useDaySync(day);
  const { saves, save, forget, keepTyping } = useUpEdits(daySync, useKeptFields(day));
  const { rows, isAdding, isMoving, add, remove, move } = useUpRows(day, log?.rows ?? noRows, daySync);
  const choices = useUpPeople();
  const now = useStoreClock();
  const isNarrow = useIsNarrow();
  const [asked, setAsked] = useState<UpFieldsFragment | null>(null);
  const { openId, open, addRow } = useNewRow(rows, add, isNarrow);

  const opened = rows.findIndex(({ id }) => id === openId);
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
    () => ({ save, forget, keepTyping, askToDelete: setAsked, goBeyond, now, choices }),
    [save, forget, keepTyping, goBeyond, now, choices],
  );

  if (!log && error) return <LoadError detail={sentenceOf(error)} onRetry={() => void refetch()} />;
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
      <UpCountersStrip day={day} counters={log.counters} />
      <UnsavedElsewhere day={day} rows={rows} saves={saves} />
      {rows.length === 0 ? (
        <EmptyState
          text="No rows found for this date."
          action={<AddRowButton isAdding={isAdding} onAdd={() => void addRow()} />}
        />
      ) : (
        <>
          <UpList
            rows={rows}
            saves={saves}
            isNarrow={isNarrow}
            isMoving={isMoving}
            onDragStart={() => daySync.sync.hold()}
            onDragEnd={() => daySync.sync.release()}
            onMove={move}
            onOpen={open}
          />
          <AddRowBar isAdding={isAdding} onAdd={() => void addRow()} hasKeys={!isNarrow} />
        </>
      )}
      {openedUp && (
        <UpSheet
          up={openedUp}
          place={opened + 1}
          saves={saves[openedUp.id]}
          isLast={opened === rows.length - 1}
          isAdding={isAdding}
          onClose={() => open(null)}
        />
      )}
      {asked && (
        <DeleteUpDialog
          what={inWords(asked)}
          onDelete={async () => {
            await remove(asked.id);
            for (const { field } of failedFields(saves[asked.id])) forget(asked.id, field);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </UpActionsProvider>
  );
}

const inWords = ({ timeUp, salesperson, customerName }: UpFieldsFragment) =>
  [clockTime(timeUp), salesperson?.name, customerName].filter(Boolean).join(', ');
