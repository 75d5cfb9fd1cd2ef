import { useMutation } from '@apollo/client/react';
import { toSaveResult } from '../../../lib/saves/answerOf';
import { CellDraftStorage } from '../../../lib/saves/cellDrafts';
import { type SaveEngine, useSaveEngine } from '../../../lib/saves/engine';
import { timeoutContext } from '../../../lib/server/timeLimit';
import { useViewer } from '../../../lib/viewer';
import { SetDealGrossDocument } from '../hog.generated';
import { parseConflict } from '../storedFirst';
import { type GrossAmount, type GrossField, isGrossField } from './gross';

/** Creates the engine that saves gross. The front and back gross of a deal are saved separately. */
export function useGrossEngine(): SaveEngine<string, GrossAmount> {
  const { id: personId } = useViewer();
  const [setDealGross] = useMutation(SetDealGrossDocument);
  return useSaveEngine<string, GrossAmount>({
    drafts: new CellDraftStorage({ kind: 'unsavedGross', personId, isField: isGrossField }),
    send: ({ cell, entered, seen }) => {
      const field = cell.field as GrossField;
      return toSaveResult(
        async () => {
          const variables = { number: Number(cell.row), [field]: entered, version: seen };
          const { data } = await setDealGross({ variables, context: timeoutContext() });
          if (!data) throw new Error('The server did not answer with the deal.');
          return { stored: data.setDealGross[field], version: data.setDealGross.version };
        },
        error => parseConflict(error, field, value => (value === null ? null : Number(value))),
      );
    },
  });
}
