import { useApolloClient } from '@apollo/client/react';
import { useToast } from '../../../components/page/Toast';
import { sentenceOf } from '../../../lib/server/sentenceOf';
import { RestoreDealDocument, type RestoreDealMutationVariables } from '../deals.generated';

/** Which deletion of a number, and the number that the deal gets; the last one, and its own, unless named. */
type Restoration = Pick<RestoreDealMutationVariables, 'deletion' | 'newNumber'>;

/** Brings a deleted deal back, and says so: from a toast too, which outlives the screen that showed it. */
export function useRestoreDeal(): (number: number, restoration?: Restoration) => Promise<void> {
  const client = useApolloClient();
  const showToast = useToast();
  return async (number, restoration = {}) => {
    try {
      await client.mutate({
        mutation: RestoreDealDocument,
        variables: { number, ...restoration },
        refetchQueries: 'active',
      });
      showToast(`Deal #${restoration.newNumber ?? number} is back.`);
    } catch (error) {
      showToast(sentenceOf(error), 'error');
    }
  };
}
