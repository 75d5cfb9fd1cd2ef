import { useCallback, useRef, useState } from 'react';
import { useToast } from '../../../components/page/Toast';
import {
  type UpFieldsFragment,
  useAddUpMutation,
  useDeleteUpMutation,
  useReorderUpsMutation,
} from '../../../generated/graphql';
import type { Day } from '../../../lib/days/dates';
import type { Following } from '../../../lib/live/follow';
import { sentenceOf } from '../../../lib/server/sentenceOf';
import { inOrder, movedIds, sendableIds } from './upOrder';
import type { ShowOfDay } from './useUpDay';

/** Adds, deletes and moves rows of a day: at once on the screen, then on the server. */
export function useUpRows(
  day: Day,
  stored: readonly UpFieldsFragment[],
  { wrote }: Following,
  show: ShowOfDay,
) {
  const [order, setOrder] = useState<readonly number[] | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const isBusy = useRef(false);
  const moves = useRef({ last: Promise.resolve(), count: 0 });
  const [addUp] = useAddUpMutation();
  const [deleteUp] = useDeleteUpMutation();
  const [reorderUps] = useReorderUpsMutation();
  const showToast = useToast();
  const rows = inOrder(stored, order);

  /** Answers the new row's id; nothing when one is being added already or it failed (no message: up-log.md, Rows). */
  const add = useCallback(async (): Promise<number | undefined> => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setIsAdding(true);
    try {
      const { data } = await addUp({ variables: { day } });
      const up = data?.addUp;
      if (up) {
        show(log => (log.rows.some(({ id }) => id === up.id) ? log : { ...log, rows: [...log.rows, up] }));
      }
      wrote();
      return up?.id;
    } catch {
      return undefined;
    } finally {
      isBusy.current = false;
      setIsAdding(false);
    }
  }, [addUp, day, show, wrote]);

  /** @throws when it was refused */
  const remove = useCallback(
    async (id: number) => {
      await deleteUp({ variables: { id } });
      show(log => ({ ...log, rows: log.rows.filter(row => row.id !== id) }));
      wrote();
    },
    [deleteUp, show, wrote],
  );

  const send = useCallback(
    async (ids: number[]) => {
      try {
        await reorderUps({ variables: { day, ids } });
      } catch (error) {
        console.error(error);
        showToast(`The new order was not saved. ${sentenceOf(error)}`, 'error');
      }
      wrote();
    },
    [reorderUps, day, showToast, wrote],
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

  return { rows, isAdding, isMoving: order !== null, add, remove, move };
}
