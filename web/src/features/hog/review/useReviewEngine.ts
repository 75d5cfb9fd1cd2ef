import { useMutation } from '@apollo/client/react';
import { useToast } from '../../../components/page/Toast';
import { useStoreTimeZone } from '../../../lib/days/storeDay';
import { toSaveResult } from '../../../lib/saves/answerOf';
import { type SaveEngine, useSaveEngine } from '../../../lib/saves/engine';
import { timeoutContext } from '../../../lib/server/timeLimit';
import { ReviewDealDocument } from '../hog.generated';
import { formatCellName } from '../hogCells';
import { parseConflict } from '../storedFirst';
import { formatTheirChange } from '../theirs';
import type { ReviewField } from './review';

/**
 * Creates the engine that saves review ticks. A rejected tick reverts and a message shows the reason. Ticks
 * have no drafts.
 */
export function useReviewEngine(): SaveEngine<boolean, boolean> {
  const showToast = useToast();
  const timeZone = useStoreTimeZone();
  const [reviewDeal] = useMutation(ReviewDealDocument);
  return useSaveEngine<boolean, boolean>({
    send: async ({ cell: { row, field: name }, entered, seen }) => {
      const field = name as ReviewField;
      const result = await toSaveResult(
        async () => {
          const variables = { number: Number(row), [field]: entered, version: seen };
          const { data } = await reviewDeal({ variables, context: timeoutContext() });
          if (!data) throw new Error('The server did not answer with the deal.');
          return { stored: data.reviewDeal[field], version: data.reviewDeal.version };
        },
        error => parseConflict(error, field, value => value === 'true'),
      );
      const cell = formatCellName({ row, field });
      if (result.type === 'rejected') showToast(`${cell} was not saved. ${result.message}`, 'error');
      if (result.type === 'conflict') {
        const change = result.theirs.stored ? 'ticked it' : 'cleared it';
        const message = formatTheirChange(result.theirs, change, timeZone);
        showToast(`${cell} was not saved: ${message}. The box shows it as it is now.`, 'error');
      }
      return result;
    },
  });
}
