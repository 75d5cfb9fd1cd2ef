import { useApolloClient } from '@apollo/client/react';
import { useToast } from '../../components/page/Toast';
import { RestoreDealDocument } from '../../generated/graphql';
import { sentenceOf } from '../../lib/server/sentenceOf';

/** Brings a deleted deal back, and says so: from a toast too, which outlives the screen that showed it. */
export function useRestoreDeal(): (number: number) => Promise<void> {
  const client = useApolloClient();
  const showToast = useToast();
  return async number => {
    try {
      await client.mutate({
        mutation: RestoreDealDocument,
        variables: { number },
        refetchQueries: 'active',
      });
      showToast(`Deal #${number} is back.`);
    } catch (error) {
      showToast(sentenceOf(error), 'error');
    }
  };
}
