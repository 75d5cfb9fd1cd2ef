import { useMutation } from '@apollo/client/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useToast } from '../../../components/page/Toast';
import type { Day } from '../../../lib/days/dates';
import { sentenceOf } from '../../../lib/server/sentenceOf';
import { blankRow, type DayUp, newUp } from '../newUps/newUp';
import { useNewUps, useWaitingUps } from '../newUps/useNewUps';
import { DeleteUpDocument, ReorderUpsDocument, type UpFieldsFragment } from '../upLog.generated';
import { inOrder, moveKey, storedIds } from './upOrder';
import type { ShowOfDay } from './useUpDay';

/** Adds, deletes and moves rows of a day: at once on the screen, then on the server. */
export function useUpRows(day: Day, stored: readonly UpFieldsFragment[], show: ShowOfDay) {
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const [adding, setAdding] = useState<string | null>(null);
  const moves = useRef({ last: Promise.resolve(), count: 0 });
  const [deleteUp] = useMutation(DeleteUpDocument);
  const [reorderUps] = useMutation(ReorderUpsDocument);
  const showToast = useToast();
  const newUps = useNewUps();
  const waiting = useWaitingUps()
    .filter(({ up }) => up.day === day)
    .map(({ up }) => up.key)
    .join(' ');
  const rows = useMemo<readonly DayUp[]>(() => {
    const isShown = (key: string) => key !== '' && key !== adding && !stored.some(row => row.key === key);
    return inOrder([...stored, ...waiting.split(' ').filter(isShown).map(blankRow)], order);
  }, [stored, waiting, adding, order]);

  /** Adds a row and returns its key; undefined while another is being added. What cannot be stored yet is shown and waits. */
  const add = useCallback(async (): Promise<string | undefined> => {
    if (adding !== null) return undefined;
    const up = newUp(day);
    setAdding(up.key);
    await newUps.add(up);
    setAdding(null);
    return up.key;
  }, [adding, newUps, day]);

  /** @throws when the server rejects it */
  const remove = useCallback(
    async (key: string) => {
      const id = stored.find(row => row.key === key)?.id;
      if (newUps.giveUp(key) || id === undefined) return;
      await deleteUp({ variables: { id } });
      newUps.forget(key);
      show(log => ({ ...log, rows: log.rows.filter(row => row.id !== id) }));
    },
    [stored, newUps, deleteUp, show],
  );

  const send = useCallback(
    async (ids: number[]) => {
      try {
        await reorderUps({ variables: { day, ids } });
      } catch (error) {
        console.error(error);
        showToast(`The new order was not saved. ${sentenceOf(error)}`, 'error');
      }
    },
    [reorderUps, day, showToast],
  );

  /** Moves a row to another position, counted from 0. Two moves in a row reach the server in that order. */
  const move = useCallback(
    (from: number, to: number) => {
      const next = moveKey(
        rows.map(({ key }) => key),
        from,
        to,
      );
      const ids = storedIds(rows, next);
      if (from === to || ids.length === 0) return;
      setOrder(next);
      const { current } = moves;
      const mine = ++current.count;
      current.last = current.last
        .then(() => send(ids))
        .then(() => {
          if (mine === current.count) setOrder(null);
        });
    },
    [rows, send],
  );

  return { rows, isAdding: adding !== null, isMoving: order !== null, add, remove, move };
}
