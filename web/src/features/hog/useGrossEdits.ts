import {
  createContext,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useToast } from '../../components/Toast';
import { type HogDealFragment, useSetDealGrossMutation } from '../../generated/graphql';
import { useViewer } from '../../lib/viewer';
import { type Cell, cellKey, hasUnsaved } from './cellSaves';
import { type CellStore, useCell } from './cellStore';
import {
  type Amount,
  amountOf,
  type GrossCell,
  type GrossField,
  type GrossSave,
  grossLabels,
  isChange,
  typedText,
} from './gross';
import { forgetGross, keepGross, keptGross } from './keptGross';
import { pastedBlock, pastedWords, placeBlock } from './pasted';
import { nextUndo, remember, type SavedEdit } from './undo';
import { type Stored, useCellSaves } from './useCellSaves';

/** The gross cells of this screen: how each is doing, and what can be done with it. The same object for the whole visit. */
export type GrossEdits = {
  store: CellStore<string, Amount>;
  /** Saves a committed text, once; nothing is sent when the amount stays what it is. */
  commit: (deal: HogDealFragment, field: GrossField, text: string) => void;
  retry: (cell: GrossCell, text: string) => void;
  discard: (cell: GrossCell) => void;
  /** Takes back the last saved edit; gives its cell, so that the focus can follow. */
  undo: () => GrossCell | undefined;
  /** Saves a column or block that was copied from a spreadsheet, from this cell on. False when it is one amount only. */
  paste: (deal: HogDealFragment, field: GrossField, text: string) => boolean;
  /** The cell whose open input holds a text that is not committed yet. */
  typing: RefObject<GrossCell | null>;
  /** Keeps a text that is being typed, in case its session ends before it is committed. */
  keepTyping: (cell: GrossCell, text: string) => void;
  /** The open text was taken back: what the cell held before it counts again. */
  giveUpTyping: (cell: GrossCell) => void;
};

const GrossContext = createContext<GrossEdits | null>(null);

export const GrossProvider = GrossContext;

export function useGross(): GrossEdits {
  const edits = use(GrossContext);
  if (!edits) throw new Error('useGross needs a GrossProvider above it.');
  return edits;
}

/** How the last edit of one cell is doing. */
export function useGrossSave({ number }: HogDealFragment, field: GrossField): GrossSave | undefined {
  return useCell(useGross().store, { number, field });
}

/** Whether leaving now would lose something that was typed. */
export const isGrossUnsaved = ({ store, typing }: GrossEdits) =>
  typing.current !== null || hasUnsaved(store.all());

/** Keeps every edit of gross until the server has it, whatever the filter shows meanwhile. */
export function useGrossEdits(rows: readonly HogDealFragment[], onSaved: () => void): GrossEdits {
  const showToast = useToast();
  const { id: viewerId } = useViewer();
  const [setDealGross] = useSetDealGrossMutation();
  const typing = useRef<GrossCell>(null);
  const undoable = useRef<readonly SavedEdit[]>([]);
  const listed = useRef(rows);
  useLayoutEffect(() => {
    listed.current = rows;
  }, [rows]);

  const send = useCallback(
    async ({ number, field }: Cell, text: string): Promise<Stored<Amount>> => {
      const { data } = await setDealGross({ variables: { number, [field]: text } });
      if (!data) throw new Error('The server did not answer with the deal.');
      const deal = data.setDealGross;
      return { stored: field === 'frontGross' ? deal.frontGross : deal.backGross, version: deal.version };
    },
    [setDealGross],
  );
  const { store, save } = useCellSaves<string, Amount>(send);

  useEffect(
    function offerWhatWasKept() {
      for (const [index, { cell, text }] of keptGross(viewerId).entries()) {
        // Before every attempt of this visit.
        const attempt = index - Number.MAX_SAFE_INTEGER;
        store.tell({ type: 'sent', cell, attempt, wanted: text });
        store.tell({ type: 'refused', cell, attempt, sentence: KEPT });
      }
    },
    [store, viewerId],
  );

  return useMemo(() => {
    function keepTyping(cell: GrossCell, text: string) {
      typing.current = cell;
      keepGross(viewerId, cell, text);
    }

    function giveUpTyping(cell: GrossCell) {
      if (typing.current && cellKey(typing.current) === cellKey(cell)) typing.current = null;
      const save = store.of(cell);
      // What is still on its way, or was refused before, is not given up with it.
      if (save && save.status !== 'saved') keepGross(viewerId, cell, save.wanted);
      else forgetGross(viewerId, cell);
    }

    function discard(cell: GrossCell) {
      store.tell({ type: 'discarded', cell });
      giveUpTyping(cell);
    }

    async function saveKept(cell: GrossCell, text: string) {
      keepGross(viewerId, cell, text);
      const answer = await save(cell, text);
      if (answer) forgetGross(viewerId, cell, text);
      return answer;
    }

    const shown = (cell: GrossCell) => {
      const row = listed.current.find(({ number }) => number === cell.number);
      return row && amountOf(row, cell.field, store.of(cell));
    };

    async function saveAndRemember(cell: GrossCell, text: string, before: Amount) {
      const answer = await saveKept(cell, text);
      if (!answer) return;
      undoable.current = remember(undoable.current, { cell, before, after: answer.stored });
      onSaved();
    }

    async function writeBack(cell: GrossCell, before: Amount) {
      const answer = await saveKept(cell, typedText(before));
      if (!answer) return;
      showToast(`Undone: ${nameOf(cell)}.`, 'info');
      onSaved();
    }

    function undo() {
      const next = nextUndo(undoable.current, shown);
      if (next.kind === 'nothing') return undefined;
      const { cell, before } = next.edit;
      if (next.kind === 'not-listed') {
        showToast(`${nameOf(cell)} is not in this list, so it was not undone.`, 'info');
        return undefined;
      }
      undoable.current = next.rest;
      if (next.kind === 'write-back') void writeBack(cell, before);
      else showToast(`${nameOf(cell)} has been changed since, so it was left alone.`, 'info');
      return cell;
    }

    function commit(deal: HogDealFragment, field: GrossField, text: string) {
      const cell = { number: deal.number, field };
      const before = amountOf(deal, field, store.of(cell));
      if (isChange(text, before)) void saveAndRemember(cell, text, before);
      else discard(cell);
    }

    function paste({ number }: HogDealFragment, field: GrossField, text: string) {
      const block = pastedBlock(text);
      if (!block) return false;
      const { placed, leftOver } = placeBlock(block, listed.current, { number, field });
      for (const { row, field: side, amount } of placed) commit(row, side, amount);
      showToast(pastedWords(placed.length, leftOver), leftOver > 0 ? 'warning' : 'info');
      return true;
    }

    return {
      store,
      commit,
      paste,
      keepTyping,
      giveUpTyping,
      retry: (cell, text) => void saveAndRemember(cell, text, shown(cell) ?? null),
      discard,
      undo,
      typing,
    };
  }, [store, save, viewerId, onSaved, showToast]);
}

const KEPT = 'It was typed earlier and has not reached the store.';

const nameOf = ({ number, field }: GrossCell) => `${grossLabels[field]} of deal ${number}`;
