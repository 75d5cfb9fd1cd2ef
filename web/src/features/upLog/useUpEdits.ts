import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useToast } from '../../components/Toast';
import { type UpInput, useAmendUpMutation } from '../../generated/graphql';
import { sentenceOf } from '../../lib/sentenceOf';
import { useAskBeforeUnload } from '../../lib/useAskBeforeUnload';
import { fieldLabels, type Saves, savesAfter, type UpField, type UpValue } from './upSaves';
import type { UpDaySync } from './useDaySync';

export type SaveField = (id: number, field: UpField, value: UpValue) => void;
export type ForgetSave = (id: number, field: UpField) => void;

const SAVED_SHOWN_MS = 1200;

/**
 * Saves each field of a row by itself, and no other with it, so that two desks at different fields of one row both win. The
 * changes of one row go one after the other; a field that is changed again meanwhile is sent once, as it is in the end.
 */
export function useUpEdits({ sync }: UpDaySync): { saves: Saves; save: SaveField; forget: ForgetSave } {
  const [saves, tell] = useReducer(savesAfter, {});
  const [amend] = useAmendUpMutation();
  const showToast = useToast();
  const waiting = useRef(new Map<number, Map<UpField, UpValue>>());
  const isShown = useIsShown();

  const send = useCallback(
    async (id: number, queue: Map<UpField, UpValue>) => {
      for (const [field, value] of queue) {
        queue.delete(field);
        try {
          await amend({ variables: { id, input: { [field]: value } as UpInput } });
          if (!queue.has(field)) tell({ kind: 'kept', id, field });
        } catch (error) {
          const sentence = sentenceOf(error);
          if (!queue.has(field)) tell({ kind: 'refused', id, field, value, sentence });
          if (!isShown.current) showToast(`${fieldLabels[field]} was not saved. ${sentence}`, 'error');
        }
        sync.wrote();
      }
      waiting.current.delete(id);
    },
    [amend, sync, showToast, isShown],
  );

  const save = useCallback<SaveField>(
    (id, field, value) => {
      tell({ kind: 'sent', id, field, value });
      const queue = waiting.current.get(id);
      if (queue) {
        queue.set(field, value);
        return;
      }
      const started = new Map([[field, value]]);
      waiting.current.set(id, started);
      void send(id, started);
    },
    [send],
  );

  const forget = useCallback<ForgetSave>((id, field) => tell({ kind: 'forgotten', id, field }), []);

  useEffect(
    function letOldNewsFade() {
      const kept = Object.entries(saves).flatMap(([id, row]) =>
        (Object.keys(row) as UpField[])
          .filter(field => row[field]?.status === 'saved')
          .map(field => ({ id: Number(id), field })),
      );
      if (kept.length === 0) return;
      const timer = setTimeout(() => {
        for (const { id, field } of kept) forget(id, field);
      }, SAVED_SHOWN_MS);
      return () => clearTimeout(timer);
    },
    [saves, forget],
  );

  useAskBeforeUnload(() => waiting.current.size > 0);

  return { saves, save, forget };
}

function useIsShown() {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
