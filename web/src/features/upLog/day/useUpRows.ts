import { useMutation } from '@apollo/client/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useToast } from '../../../components/page/Toast';
import type { Day } from '../../../lib/days/dates';
import { sentenceOf } from '../../../lib/server/sentenceOf';
import { blankRow } from '../newUps/newUp';
import { useNewUps, useWaitingUps } from '../newUps/useNewUps';
import { DeleteUpDocument, ReorderUpsDocument, type UpFieldsFragment } from '../upLog.generated';
import { inOrder, movedIds, sendableIds } from './upOrder';
import type { ShowOfDay } from './useUpDay';

/** Adds, deletes and moves rows of a day: at once on the screen, then on the server. */
export function useUpRows(day: Day, stored: readonly UpFieldsFragment[], show: ShowOfDay) {
  const [order, setOrder] = useState<readonly number[] | null>(null);
  const [adding, setAdding] = useState<number | null>(null);
  const moves = useRef({ last: Promise.resolve(), count: 0 });
  const [deleteUp] = useMutation(DeleteUpDocument);
  const [reorderUps] = useMutation(ReorderUpsDocument);
  const showToast = useToast();
  const newUps = useNewUps();
  const isListed = (row: number) => stored.some(({ id }) => id === newUps.idOf(row));
  const taken = useWaitingUps()
    .filter(({ row, up }) => up.day === day && row !== adding && !isListed(row))
    .map(({ row }) => row)
    .join(' ');
  const rows = useMemo(
    () => inOrder(taken ? [...stored, ...taken.split(' ').map(Number).map(blankRow)] : stored, order),
    [stored, taken, order],
  );

  /** Gives the new row; nothing when one is being added already. What the line keeps from being stored stands in the day and waits. */
  const add = useCallback(async (): Promise<number | undefined> => {
    if (adding !== null) return undefined;
    const row = await newUps.add(day, {}, setAdding);
    setAdding(null);
    return row;
  }, [adding, newUps, day]);

  /** @throws when it was refused */
  const remove = useCallback(
    async (id: number) => {
      if (newUps.giveUp(id)) return;
      await deleteUp({ variables: { id } });
      newUps.forget(id);
      show(log => ({ ...log, rows: log.rows.filter(row => row.id !== id) }));
    },
    [newUps, deleteUp, show],
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

  /** Moves a row from a place to another, counted from 0. Two moves in a row reach the server in that order. */
  const move = useCallback(
    (from: number, to: number) => {
      const next = movedIds(
        rows.map(({ id }) => id),
        from,
        to,
      );
      const ids = sendableIds(next);
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
