import { useMutation } from '@apollo/client/react';
import { answerOf } from '../../../lib/saves/answerOf';
import { CellDrafts } from '../../../lib/saves/cellDrafts';
import { type SaveEngine, useSaveEngine } from '../../../lib/saves/engine';
import { withTimeLimit } from '../../../lib/server/timeLimit';
import { useViewer } from '../../../lib/viewer';
import { SetDealGrossDocument } from '../hog.generated';
import { storedFirst } from '../storedFirst';
import { type Amount, type GrossField, isGrossField } from './gross';

/** Saves gross, one side of a deal by itself. */
export function useGrossEngine(): SaveEngine<string, Amount> {
  const { id: personId } = useViewer();
  const [setDealGross] = useMutation(SetDealGrossDocument);
  return useSaveEngine<string, Amount>({
    drafts: new CellDrafts({ kind: 'unsavedGross', personId, isField: isGrossField }),
    send: ({ cell, entered, seen }) => {
      const field = cell.field as GrossField;
      return answerOf(
        async () => {
          const variables = { number: Number(cell.row), [field]: entered, version: seen };
          const { data } = await setDealGross({ variables, context: withTimeLimit() });
          if (!data) throw new Error('The server did not answer with the deal.');
          return { stored: data.setDealGross[field], version: data.setDealGross.version };
        },
        error => storedFirst(error, field, value => (value === null ? null : Number(value))),
      );
    },
  });
}
