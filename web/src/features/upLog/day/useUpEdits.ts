import { useMutation } from '@apollo/client/react';
import { useEffect } from 'react';
import { useToast } from '../../../components/page/Toast';
import type { UpInput } from '../../../generated/types';
import type { Day } from '../../../lib/days/dates';
import { useIsShown } from '../../../lib/hooks/useIsShown';
import { answerOf } from '../../../lib/saves/answerOf';
import { CellDrafts } from '../../../lib/saves/cellDrafts';
import { type SaveEngine, useSaveEngine } from '../../../lib/saves/engine';
import { withTimeLimit } from '../../../lib/server/timeLimit';
import { useViewer } from '../../../lib/viewer';
import { useNewUps } from '../newUps/useNewUps';
import { AmendUpDocument, type UpFieldsFragment } from '../upLog.generated';
import { fieldLabels, isUpField, type UpField, type UpValue } from './upSaves';

export type UpEdits = SaveEngine<UpValue, UpValue>;

/** Where the drafts of the ups are mirrored, by day. */
export const UP_DRAFTS = 'unsavedUp';

const SAID_FOR_MS = 1200;

/** Saves each field of a row separately, so that two desks at different fields of one row both win. */
export function useUpEdits(day: Day, stored: readonly UpFieldsFragment[]): UpEdits {
  const { id: personId } = useViewer();
  const [amend] = useMutation(AmendUpDocument);
  const showToast = useToast();
  const isShown = useIsShown();
  const newUps = useNewUps();
  const engine = useSaveEngine<UpValue, UpValue>({
    drafts: new CellDrafts({ kind: UP_DRAFTS, personId, scope: day, isField: isUpField }),
    saidForMs: SAID_FOR_MS,
    send: async ({ cell, entered }) => {
      const field = cell.field as UpField;
      const answer = await answerOf<UpValue>(async () => {
        const input = { [field]: entered } as UpInput;
        await amend({ variables: { id: Number(cell.row), input }, context: withTimeLimit() });
        // An up has no version: whoever writes last wins.
        return { stored: entered, version: undefined };
      });
      if ('sentence' in answer && !isShown.current)
        showToast(`${fieldLabels[field]} was not saved. ${answer.sentence}`, 'error');
      return answer;
    },
  });
  const { store } = engine;
  useEffect(
    function typeOverStoredRows() {
      // Typed while the up had no id: from now on it is a change of the stored row.
      const { store: before } = newUps.engine;
      for (const { id, key } of stored)
        for (const { cell, entered } of before.typedIn(key)) {
          if (typeof entered === 'string') store.type({ row: id, field: cell.field }, entered);
          before.endTyping(cell);
        }
    },
    [newUps, store, stored],
  );
  return engine;
}
