import { useApolloClient } from '@apollo/client/react';
import { useToast } from '../../../components/feedback/Toast';
import { toErrorMessage } from '../../../lib/apollo/errors';
import { RestoreDealDocument, type RestoreDealMutationVariables } from '../deals.generated';

/** Options of a restore. By default, the latest deletion is restored and the deal gets its former number. */
type RestoreDealOptions = Pick<RestoreDealMutationVariables, 'deletion' | 'newNumber'>;

/**
 * Returns a function that restores a deleted deal and shows a toast. It still works after the calling screen
 * is closed.
 */
export function useRestoreDeal(): (number: number, options?: RestoreDealOptions) => Promise<void> {
  const client = useApolloClient();
  const showToast = useToast();
  return async (number, options = {}) => {
    try {
      await client.mutate({
        mutation: RestoreDealDocument,
        variables: { number, ...options },
        refetchQueries: 'active',
      });
      showToast(`Deal #${options.newNumber ?? number} restored.`);
    } catch (error) {
      showToast(toErrorMessage(error), 'error');
    }
  };
}
