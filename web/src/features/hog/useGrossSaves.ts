import { useCallback, useEffect, useMemo } from 'react';
import { useSetDealGrossMutation } from '../../generated/graphql';
import { withTimeLimit } from '../../lib/timeLimit';
import { useViewer } from '../../lib/viewer';
import { answerOf } from './answerOf';
import type { Amount, GrossCell, GrossField } from './gross';
import { forgetGross, keepGross, keptGross } from './keptGross';
import type { CellStore } from './saves/cellStore';
import type { Send, StoredValue } from './saves/saveQueue';
import { useCellSaves } from './saves/useCellSaves';

export type GrossSaves = {
  store: CellStore<string, Amount>;
  /** Undefined when it was not stored: the cell says why. */
  save: (cell: GrossCell, text: string, seen: number | undefined) => Promise<StoredValue<Amount> | undefined>;
  /** Sends at once what waits for the line. */
  sendAgain: () => void;
  /** Keeps a text that is typed over a version of its deal. */
  keep: (cell: GrossCell, text: string, seen: number) => void;
  /** Keeps no longer what was typed; what is on its way or was refused before stays kept. */
  forget: (cell: GrossCell) => void;
  /** Gives up what is not stored. */
  discard: (cell: GrossCell) => void;
};

/** Saves gross, and keeps each text in the browser's storage until the server has it. */
export function useGrossSaves(): GrossSaves {
  const { id: viewerId } = useViewer();
  const send = useSendGross();
  const { store, save, discard, sendAgain } = useCellSaves<string, Amount>(send);

  useEffect(
    function offerWhatWasKept() {
      for (const [index, { cell, text, seen }] of keptGross(viewerId).entries()) {
        // Before every attempt of this visit.
        const attempt = index - Number.MAX_SAFE_INTEGER;
        store.tell({ type: 'sent', cell, attempt, wanted: text, seen });
        store.tell({ type: 'refused', cell, attempt, sentence: KEPT });
      }
    },
    [store, viewerId],
  );

  return useMemo(() => {
    function forget(cell: GrossCell) {
      const now = store.of(cell);
      if (now && now.status !== 'saved') keepGross(viewerId, { cell, text: now.wanted, seen: now.seen });
      else forgetGross(viewerId, cell);
    }
    return {
      store,
      sendAgain,
      forget,
      keep: (cell, text, seen) => keepGross(viewerId, { cell, text, seen }),
      save: async (cell, text, seen) => {
        keepGross(viewerId, { cell, text, seen });
        const stored = await save(cell, text, seen);
        if (stored) forgetGross(viewerId, cell, text);
        return stored;
      },
      discard: cell => {
        discard(cell);
        forget(cell);
      },
    };
  }, [store, save, discard, sendAgain, viewerId]);
}

function useSendGross(): Send<string, Amount> {
  const [setDealGross] = useSetDealGrossMutation();
  return useCallback(
    ({ cell, wanted, seen }) => {
      const field = cell.field as GrossField;
      return answerOf(
        async () => {
          const variables = { number: cell.number, [field]: wanted, version: seen };
          const { data } = await setDealGross({ variables, context: withTimeLimit() });
          if (!data) throw new Error('The server did not answer with the deal.');
          return { stored: data.setDealGross[field], version: data.setDealGross.version };
        },
        field,
        value => (value === null ? null : Number(value)),
      );
    },
    [setDealGross],
  );
}

const KEPT = 'It was typed earlier and has not reached the store.';
