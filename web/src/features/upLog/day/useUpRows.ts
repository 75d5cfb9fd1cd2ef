import { useMutation } from '@apollo/client/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useToast } from '../../../components/feedback/Toast';
import { toErrorMessage } from '../../../lib/apollo/errors';
import type { Day } from '../../../lib/days/dates';
import { buildBlankRow, createNewUp, type DayUp } from '../newUps/newUp';
import { useNewUps, usePendingUps } from '../newUps/useNewUps';
import { DeleteUpDocument, ReorderUpsDocument, type UpFieldsFragment } from '../upLog.generated';
import { listStoredIds, moveKey, sortByKeys } from './rows/upOrder';
import type { UpdateCachedDay } from './upDayQueries';

/** Adds, deletes and moves rows of a day, first on the screen and then on the server. */
export function useUpRows(day: Day, storedRows: readonly UpFieldsFragment[], updateDay: UpdateCachedDay) {
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const [addingKey, setAddingKey] = useState<string | null>(null);
  const moves = useRef({ last: Promise.resolve(), count: 0 });
  const [deleteUp] = useMutation(DeleteUpDocument);
  const [reorderUps] = useMutation(ReorderUpsDocument);
  const showToast = useToast();
  const newUps = useNewUps();
  const pendingKeys = usePendingUps()
    .filter(({ up }) => up.day === day)
    .map(({ up }) => up.key)
    .join(' ');
  const rows = useMemo<readonly DayUp[]>(() => {
    const isShown = (key: string) =>
      key !== '' && key !== addingKey && !storedRows.some(row => row.key === key);
    return sortByKeys([...storedRows, ...pendingKeys.split(' ').filter(isShown).map(buildBlankRow)], order);
  }, [storedRows, pendingKeys, addingKey, order]);

  /**
   * Adds a row and returns its key; undefined while another row is being added. A row that cannot be stored
   * yet is shown and waits.
   */
  const add = useCallback(async (): Promise<string | undefined> => {
    if (addingKey !== null) return undefined;
    const up = createNewUp(day);
    setAddingKey(up.key);
    await newUps.add(up);
    setAddingKey(null);
    return up.key;
  }, [addingKey, newUps, day]);

  /**
   * Deletes a row.
   * @throws if the server rejects the deletion
   */
  const remove = useCallback(
    async (key: string) => {
      const id = storedRows.find(row => row.key === key)?.id;
      if (newUps.discardNew(key) || id === undefined) return;
      await deleteUp({ variables: { id } });
      newUps.discardDeleted(key);
      updateDay(log => ({ ...log, rows: log.rows.filter(row => row.id !== id) }));
    },
    [storedRows, newUps, deleteUp, updateDay],
  );

  const sendOrder = useCallback(
    async (ids: number[]) => {
      try {
        await reorderUps({ variables: { day, ids } });
      } catch (error) {
        console.error(error);
        showToast(`The new order was not saved. ${toErrorMessage(error)}`, 'error');
      }
    },
    [reorderUps, day, showToast],
  );

  /**
   * Moves a row to another position, counted from 0. Consecutive moves reach the server in the same order.
   */
  const move = useCallback(
    (from: number, to: number) => {
      const newOrder = moveKey(
        rows.map(({ key }) => key),
        from,
        to,
      );
      const ids = listStoredIds(rows, newOrder);
      if (from === to || ids.length === 0) return;
      setOrder(newOrder);
      const { current } = moves;
      const moveNumber = ++current.count;
      current.last = current.last
        .then(() => sendOrder(ids))
        .then(() => {
          if (moveNumber === current.count) setOrder(null);
        });
    },
    [rows, sendOrder],
  );

  return { rows, isAdding: addingKey !== null, isMoving: order !== null, add, remove, move };
}
