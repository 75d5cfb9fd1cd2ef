import { useCallback, useEffect, useMemo, useState } from 'react';
import { useToast } from '../../../components/feedback/Toast';
import type { Day } from '../../../lib/days/dates';
import { useStoreClock } from '../../../lib/days/StoreDayProvider';
import { listUnsavedChanges } from '../../../lib/mutations/cellSaves';
import type { DayUp } from '../newUps/newUp';
import { useNewUps } from '../newUps/useNewUps';
import type { UpFieldsFragment } from '../upLog.generated';
import { focusRow } from './cells/cellFocus';
import { useUpLinks } from './links/useUpLinks';
import { useUpShortcuts } from './shortcuts/useUpShortcuts';
import type { UpActions } from './upActions';
import { type UpdateCachedDay, useUpPeople } from './upDayQueries';
import { useUpEdits } from './useUpEdits';
import { useUpRows } from './useUpRows';

/**
 * Provides the rows of a day and all actions on them.
 * @param storedRows rows that the server has stored
 */
export function useUpDayActions(
  day: Day,
  storedRows: readonly UpFieldsFragment[],
  updateDay: UpdateCachedDay,
  isNarrow: boolean,
) {
  const newUps = useNewUps();
  const edits = useUpEdits(day, storedRows);
  const { rows, isAdding, isMoving, add, remove, move } = useUpRows(day, storedRows, updateDay);
  const choices = useUpPeople();
  const links = useUpLinks(day, storedRows, edits);
  const getStoreTime = useStoreClock();
  const shortcuts = useUpShortcuts(day, rows, choices, isNarrow);
  const [upToDelete, setUpToDelete] = useState<DayUp | null>(null);
  const { openIndex, openRow, addRow } = useNewRow(rows, add, isNarrow);

  /** Goes to a row: opens its sheet where rows are cards, otherwise focuses its first field. */
  const goToRow = useCallback(
    (key: string) => {
      if (isNarrow) openRow(key);
      else focusRow(key);
    },
    [isNarrow, openRow],
  );

  const actions = useMemo<UpActions>(() => {
    const getId = (key: string) => storedRows.find(row => row.key === key)?.id ?? null;
    return {
      edits,
      newUps,
      getId,
      links,
      day,
      shortcuts,
      setUpToDelete,
      getStoreTime,
      choices,
      save: (key, field, value) => {
        const cell = { row: getId(key) ?? key, field };
        if (newUps.changeField(key, { [field]: value })) edits.store.clearInput(cell);
        else void edits.save(cell, value);
      },
      goToNextRow: key => {
        const next = rows[rows.findIndex(row => row.key === key) + 1];
        if (next) goToRow(next.key);
        else void addRow();
      },
    };
  }, [edits, newUps, storedRows, links, day, shortcuts, getStoreTime, choices, rows, goToRow, addRow]);

  async function deleteRow({ key }: DayUp): Promise<void> {
    const id = actions.getId(key);
    await remove(key);
    for (const { cell } of listUnsavedChanges(edits.store.getAll())) if (cell.row === id) edits.discard(cell);
  }

  return {
    actions,
    rows,
    isAdding,
    isMoving,
    addRow: () => void addRow(),
    move,
    openIndex,
    openRow,
    goToUp: (id: number) => {
      const up = storedRows.find(row => row.id === id);
      if (up) goToRow(up.key);
    },
    upToDelete,
    deleteRow,
  };
}

/**
 * Adds a row and focuses its first field, or opens its sheet where rows are cards. Tracks the open sheet and
 * closes it when another desk deletes its row.
 */
export function useNewRow(rows: readonly DayUp[], add: () => Promise<string | undefined>, isNarrow: boolean) {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [newKey, setNewKey] = useState<string | null>(null);
  const showToast = useToast();

  const addRow = useCallback(async () => {
    const key = await add();
    if (key !== undefined) setNewKey(key);
  }, [add]);

  useEffect(
    function goToNewRow() {
      if (newKey === null || !rows.some(({ key }) => key === newKey)) return;
      setNewKey(null);
      if (isNarrow) setOpenKey(newKey);
      else focusRow(newKey);
    },
    [newKey, rows, isNarrow],
  );

  const openIndex = rows.findIndex(({ key }) => key === openKey);
  const isOpenRowDeleted = openKey !== null && openIndex === -1;
  useEffect(
    function closeDeletedRow() {
      if (!isOpenRowDeleted) return;
      setOpenKey(null);
      showToast('This up was deleted.', 'info');
    },
    [isOpenRowDeleted, showToast],
  );

  return { openIndex, openRow: setOpenKey, addRow };
}
