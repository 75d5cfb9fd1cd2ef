import { useMemo, useRef } from 'react';
import { useToast } from '../../components/Toast';
import type { HogDealFragment } from '../../generated/graphql';
import { blockEdits } from './blockEdits';
import {
  type Amount,
  amountOf,
  type GrossCell,
  type GrossField,
  isChange,
  isGrossCell,
  typedText,
} from './gross';
import type { GrossEdits, OpenText } from './grossContext';
import { isSameCell, unsavedChanges, versionSeen } from './saves/cellSaves';
import { settled } from './saves/cellStore';
import { useGrossSaves } from './useGrossSaves';
import { useListed } from './useListed';
import { useUndo } from './useUndo';

/** Keeps every edit of gross until the server has it, whatever the filter shows meanwhile. */
export function useGrossEdits(rows: readonly HogDealFragment[], onSaved: () => void): GrossEdits {
  const showToast = useToast();
  const typing = useRef<OpenText>(null);
  const listed = useListed(rows);
  const saves = useGrossSaves();
  const undoable = useUndo<GrossField, Amount>();

  return useMemo(() => {
    const { store } = saves;
    const dealOf = (cell: GrossCell) => listed.current.find(({ number }) => number === cell.number);
    const shown = (cell: GrossCell) => {
      const deal = dealOf(cell);
      return deal && amountOf(deal, cell.field, store.of(cell));
    };

    async function save(
      cell: GrossCell,
      text: string,
      seen: number | undefined,
      before: Amount,
      remember = undoable.act(),
    ) {
      const stored = await saves.save(cell, text, seen);
      if (!stored) return;
      remember({ cell, before, after: stored.stored });
      onSaved();
    }

    /** What was typed goes over the version that its input was opened on, or over a later one of this person's own. */
    function versionTypedOver(cell: GrossCell, version: number): number {
      const now = store.of(cell);
      const open = typing.current;
      if (!open || !isSameCell(open.cell, cell)) return versionSeen(version, now);
      return now?.status === 'saved' ? Math.max(open.seen, now.version) : open.seen;
    }

    function commit(deal: HogDealFragment, field: GrossField, text: string, remember = undoable.act()) {
      const cell = { number: deal.number, field };
      const now = store.of(cell);
      const before = amountOf(deal, field, now);
      if (isChange(text, before))
        void save(cell, text, versionTypedOver(cell, deal.version), before, remember);
      else if (now?.status === 'failed' || now?.status === 'conflict') saves.discard(cell);
      else saves.forget(cell);
    }

    function giveUpTyping(cell: GrossCell) {
      if (typing.current && isSameCell(typing.current.cell, cell)) typing.current = null;
      saves.forget(cell);
    }

    function retry(cell: GrossCell) {
      const now = store.of(cell);
      if (now?.status === 'waiting') saves.sendAgain();
      if (now?.status === 'failed') void save(cell, now.wanted, now.seen, shown(cell) ?? null);
    }

    return {
      store,
      typing,
      commit: (deal, field, text) => commit(deal, field, text),
      retry,
      retryAll: () => {
        saves.sendAgain();
        for (const { cell } of unsavedChanges(store.all())) if (isGrossCell(cell)) retry(cell);
      },
      discard: cell => {
        saves.discard(cell);
        giveUpTyping(cell);
      },
      keepMine: cell => {
        const now = store.of(cell);
        if (now?.status !== 'conflict') return;
        void save(cell, now.wanted, now.theirs.version, now.theirs.stored);
      },
      undo: async () => {
        await settled(store);
        return undoable.undo({
          shown,
          writeBack: async (cell, before) => {
            const deal = dealOf(cell);
            const seen = deal && versionSeen(deal.version, store.of(cell));
            const stored = await saves.save(cell, typedText(before), seen);
            if (stored) onSaved();
            return stored !== undefined;
          },
        });
      },
      ...blockEdits({ listed, shown, commit, act: undoable.act, showToast }),
      keepTyping: (open, text) => {
        typing.current = open;
        saves.keep(open.cell, text, open.seen);
      },
      giveUpTyping,
    };
  }, [saves, undoable, listed, onSaved, showToast]);
}
