import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useToast } from '../../components/Toast';
import { type UpInput, useAmendUpMutation } from '../../generated/graphql';
import { sentenceOf } from '../../lib/sentenceOf';
import { useAskBeforeUnload } from '../../lib/useAskBeforeUnload';
import { useIsShown } from '../../lib/useIsShown';
import { fieldLabels, type Saves, savesAfter, type UpField, type UpValue } from './upSaves';
import type { UpDaySync } from './useDaySync';
import type { KeptFields } from './useKeptFields';

export type SaveField = (id: number, field: UpField, value: UpValue) => void;
export type ForgetSave = (id: number, field: UpField) => void;
/** Keeps a text while it is being typed; null when the typing was taken back. */
export type KeepTyping = (id: number, field: UpField, text: string | null) => void;

type UpEdits = { saves: Saves; save: SaveField; forget: ForgetSave; keepTyping: KeepTyping };

const SAVED_SHOWN_MS = 1200;
const KEPT = 'It was typed earlier and has not reached the store.';

/**
 * Saves each field of a row by itself, and no other with it, so that two desks at different fields of one row both win. The
 * changes of one row go one after the other; a field that is changed again meanwhile is sent once, as it is in the end.
 */
export function useUpEdits({ sync }: UpDaySync, kept: KeptFields): UpEdits {
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
          kept.forget(id, field, value);
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
    [amend, sync, showToast, isShown, kept],
  );

  const save = useCallback<SaveField>(
    (id, field, value) => {
      tell({ kind: 'sent', id, field, value });
      kept.keep(id, field, value);
      const queue = waiting.current.get(id);
      if (queue) {
        queue.set(field, value);
        return;
      }
      const started = new Map([[field, value]]);
      waiting.current.set(id, started);
      void send(id, started);
    },
    [send, kept],
  );

  const forget = useCallback<ForgetSave>(
    (id, field) => {
      kept.forget(id, field);
      tell({ kind: 'forgotten', id, field });
    },
    [kept],
  );

  const latest = useRef(saves);
  useEffect(() => {
    latest.current = saves;
  }, [saves]);
  const keepTyping = useCallback<KeepTyping>(
    (id, field, text) => {
      const save = latest.current[id]?.[field];
      if (text !== null) kept.keep(id, field, text);
      // What is still on its way, or was refused before, is not given up with it.
      else if (save && save.status !== 'saved') kept.keep(id, field, save.value);
      else kept.forget(id, field);
    },
    [kept],
  );

  useEffect(
    function offerWhatWasKept() {
      for (const found of kept.found()) tell({ kind: 'refused', ...found, sentence: KEPT });
    },
    [kept],
  );

  useEffect(
    function letOldNewsFade() {
      const shown = Object.entries(saves).flatMap(([id, row]) =>
        (Object.keys(row) as UpField[])
          .filter(field => row[field]?.status === 'saved')
          .map(field => ({ id: Number(id), field })),
      );
      if (shown.length === 0) return;
      const timer = setTimeout(() => {
        for (const { id, field } of shown) tell({ kind: 'forgotten', id, field });
      }, SAVED_SHOWN_MS);
      return () => clearTimeout(timer);
    },
    [saves],
  );

  useAskBeforeUnload(() => waiting.current.size > 0);

  return { saves, save, forget, keepTyping };
}
