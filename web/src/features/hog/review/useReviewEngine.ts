import { useMutation } from '@apollo/client/react';
import { useToast } from '../../../components/page/Toast';
import { useStoreTimeZone } from '../../../lib/days/storeDay';
import { answerOf } from '../../../lib/saves/answerOf';
import { type SaveEngine, useSaveEngine } from '../../../lib/saves/engine';
import { withTimeLimit } from '../../../lib/server/timeLimit';
import { ReviewDealDocument } from '../hog.generated';
import { cellName } from '../hogCells';
import { storedFirst } from '../storedFirst';
import { theirsWords } from '../theirs';
import type { ReviewField } from './review';

/** Saves ticks. One that did not get through has gone back, and a sentence says why: there is no draft of it. */
export function useReviewEngine(): SaveEngine<boolean, boolean> {
  const showToast = useToast();
  const timeZone = useStoreTimeZone();
  const [reviewDeal] = useMutation(ReviewDealDocument);
  return useSaveEngine<boolean, boolean>({
    send: async ({ cell: { row, field: name }, entered, seen }) => {
      const field = name as ReviewField;
      const answer = await answerOf(
        async () => {
          const variables = { number: Number(row), [field]: entered, version: seen };
          const { data } = await reviewDeal({ variables, context: withTimeLimit() });
          if (!data) throw new Error('The server did not answer with the deal.');
          return { stored: data.reviewDeal[field], version: data.reviewDeal.version };
        },
        error => storedFirst(error, field, value => value === 'true'),
      );
      const cell = cellName({ row, field });
      if (answer.type === 'refused') showToast(`${cell} was not saved. ${answer.sentence}`, 'error');
      if (answer.type === 'conflict') {
        const how = answer.theirs.stored ? 'ticked it' : 'cleared it';
        const words = theirsWords(answer.theirs, how, timeZone);
        showToast(`${cell} was not saved: ${words}. The box shows it as it is now.`, 'error');
      }
      return answer;
    },
  });
}
