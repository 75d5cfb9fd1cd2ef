import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useToast } from '../../../components/page/Toast';
import { sentenceOf } from '../../../lib/server/sentenceOf';
import { type ActOutcomeFragment, ComparisonLinesDocument } from '../compare.generated';

/** One act after the other, however quickly they are asked for; after each the lines are read again. */
export function useActQueue() {
  const client = useApolloClient();
  const showToast = useToast();
  const [waiting, setWaiting] = useState(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  /** @returns whether it was done */
  function act(
    send: () => Promise<ActOutcomeFragment | undefined>,
    told: (done: ActOutcomeFragment) => void,
  ): Promise<boolean> {
    setWaiting(count => count + 1);
    const acted = queue.current.then(async () => {
      let isDone = false;
      try {
        const outcome = await send();
        if (outcome) told(outcome);
        isDone = true;
      } catch (error) {
        showToast(sentenceOf(error), 'error');
      }
      // Also after a refusal: mine and theirs stand beside each other then.
      await client.refetchQueries({ include: [ComparisonLinesDocument] }).catch(() => undefined);
      setWaiting(count => count - 1);
      return isDone;
    });
    queue.current = acted;
    return acted;
  }

  return { act, isBusy: waiting > 0 };
}
