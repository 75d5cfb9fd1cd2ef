import { useMutation } from '@apollo/client/react';
import { useEffect } from 'react';
import { useToast } from '../../../components/feedback/Toast';
import type { UpInput } from '../../../generated/types';
import { createTimeoutContext } from '../../../lib/apollo/requestContexts';
import type { Day } from '../../../lib/days/dates';
import { useIsMounted } from '../../../lib/hooks/lifecycleHooks';
import { CellDraftStorage } from '../../../lib/mutations/cellStore';
import { type SaveEngine, useSaveEngine } from '../../../lib/mutations/saveEngine';
import { toSaveResult } from '../../../lib/mutations/saveQueue';
import { useViewer } from '../../../lib/viewer';
import { useNewUps } from '../newUps/useNewUps';
import { AmendUpDocument, type UpFieldsFragment } from '../upLog.generated';
import { fieldLabels, isUpField, type UpField, type UpValue } from './upSaves';

export type UpEdits = SaveEngine<UpValue, UpValue>;

/** Storage key of the drafts of ups, which are stored by day. */
export const UP_DRAFTS = 'unsavedUp';

const SAVED_BADGE_MS = 1200;

/** Saves each field of a row separately, so that two desks can edit different fields of a row. */
export function useUpEdits(day: Day, storedRows: readonly UpFieldsFragment[]): UpEdits {
  const { id: personId } = useViewer();
  const [updateUp] = useMutation(AmendUpDocument);
  const showToast = useToast();
  const isMounted = useIsMounted();
  const newUps = useNewUps();
  const engine = useSaveEngine<UpValue, UpValue>({
    drafts: new CellDraftStorage({ kind: UP_DRAFTS, personId, scope: day, isField: isUpField }),
    savedBadgeMs: SAVED_BADGE_MS,
    send: async ({ cell, entered }) => {
      const field = cell.field as UpField;
      const result = await toSaveResult<UpValue>(async () => {
        const input = { [field]: entered } as UpInput;
        await updateUp({ variables: { id: Number(cell.row), input }, context: createTimeoutContext() });
        // An up has no version: the last save overwrites earlier ones.
        return { stored: entered, version: undefined };
      });
      if ('message' in result && !isMounted.current)
        showToast(`${fieldLabels[field]} was not saved. ${result.message}`, 'error');
      return result;
    },
  });
  const { store } = engine;
  useEffect(
    function moveTypingToStoredRows() {
      // Text typed while the up had no id becomes a change of the stored row.
      const { store: newUpStore } = newUps.engine;
      for (const { id, key } of storedRows)
        for (const { cell, entered } of newUpStore.getRowInputs(key)) {
          if (typeof entered === 'string') store.setInput({ row: id, field: cell.field }, entered);
          newUpStore.clearInput(cell);
        }
    },
    [newUps, store, storedRows],
  );
  return engine;
}
