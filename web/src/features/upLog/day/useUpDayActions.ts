import { useCallback, useMemo, useState } from 'react';
import type { Day } from '../../../lib/days/dates';
import { useStoreClock } from '../../../lib/days/storeDay';
import { unsavedChanges } from '../../../lib/saves/cellSaves';
import type { DayUp } from '../newUps/newUp';
import { useNewUps } from '../newUps/useNewUps';
import type { UpFieldsFragment } from '../upLog.generated';
import { focusRow } from './cells/cellFocus';
import { useUpLinks } from './links/useUpLinks';
import { useShortcuts } from './newUp/useShortcuts';
import type { UpActions } from './upActions';
import { useNewRow } from './useNewRow';
import type { ShowOfDay } from './useUpDay';
import { useUpEdits } from './useUpEdits';
import { useUpPeople } from './useUpPeople';
import { useUpRows } from './useUpRows';

/** The rows of a day and everything that can be done with them. @param stored the rows that the server has */
export function useUpDayActions(
  day: Day,
  stored: readonly UpFieldsFragment[],
  show: ShowOfDay,
  isNarrow: boolean,
) {
  const newUps = useNewUps();
  const edits = useUpEdits(day, stored);
  const { rows, isAdding, isMoving, add, remove, move } = useUpRows(day, stored, show);
  const choices = useUpPeople();
  const links = useUpLinks(day, stored, edits);
  const now = useStoreClock();
  const shortcuts = useShortcuts(day, rows, choices, isNarrow);
  const [toDelete, askToDelete] = useState<DayUp | null>(null);
  const { openedAt, open, addRow } = useNewRow(rows, add, isNarrow);

  /** Goes to a row: opens its sheet where rows are cards. */
  const goTo = useCallback(
    (key: string) => {
      if (isNarrow) open(key);
      else focusRow(key);
    },
    [isNarrow, open],
  );

  const actions = useMemo<UpActions>(() => {
    const idOf = (key: string) => stored.find(row => row.key === key)?.id ?? null;
    return {
      edits,
      newUps,
      idOf,
      links,
      day,
      shortcuts,
      askToDelete,
      now,
      choices,
      save: (key, field, value) => {
        const cell = { row: idOf(key) ?? key, field };
        if (newUps.put(key, { [field]: value })) edits.store.endTyping(cell);
        else void edits.save(cell, value);
      },
      goBeyond: key => {
        const next = rows[rows.findIndex(row => row.key === key) + 1];
        if (next) goTo(next.key);
        else void addRow();
      },
    };
  }, [edits, newUps, stored, links, day, shortcuts, now, choices, rows, goTo, addRow]);

  async function deleteRow({ key }: DayUp): Promise<void> {
    const id = actions.idOf(key);
    await remove(key);
    for (const { cell } of unsavedChanges(edits.store.all())) if (cell.row === id) edits.discard(cell);
  }

  return {
    actions,
    rows,
    isAdding,
    isMoving,
    addRow: () => void addRow(),
    move,
    openedAt,
    open,
    goToId: (id: number) => {
      const up = stored.find(row => row.id === id);
      if (up) goTo(up.key);
    },
    toDelete,
    deleteRow,
  };
}
