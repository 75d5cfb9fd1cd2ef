import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useToast } from '../../../components/page/Toast';
import { toErrorMessage } from '../../../lib/server/sentenceOf';
import { type ActionResultFieldsFragment, ComparisonLinesDocument } from '../compare.generated';

/** Runs actions one after the other in the order of the requests, and refetches the lines after each. */
export function useActionQueue() {
  const client = useApolloClient();
  const showToast = useToast();
  const [pendingCount, setPendingCount] = useState(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  /** @returns whether the action succeeded */
  function enqueue(
    send: () => Promise<ActionResultFieldsFragment | undefined>,
    onSuccess: (result: ActionResultFieldsFragment) => void,
  ): Promise<boolean> {
    setPendingCount(count => count + 1);
    const queuedAction = queue.current.then(async () => {
      let isDone = false;
      try {
        const outcome = await send();
        if (outcome) onSuccess(outcome);
        isDone = true;
      } catch (error) {
        showToast(toErrorMessage(error), 'error');
      }
      // A rejected action also refetches, so that the lines show the current amounts.
      await client.refetchQueries({ include: [ComparisonLinesDocument] }).catch(() => undefined);
      setPendingCount(count => count - 1);
      return isDone;
    });
    queue.current = queuedAction;
    return queuedAction;
  }

  return { enqueue, isBusy: pendingCount > 0 };
}
