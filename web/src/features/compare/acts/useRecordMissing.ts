import { useApolloClient } from '@apollo/client/react';
import { useToast } from '../../../components/page/Toast';
import type { Day } from '../../../lib/days/dates';
import { useNewDeal } from '../../../lib/opened/dealEditor';
import { sentenceOf } from '../../../lib/server/sentenceOf';
import { type ComparedLineFieldsFragment, MissingDealDocument } from '../compare.generated';
import type { ComparisonActs } from './useComparisonActs';

/** Records the deal that a line says is missing: in the deal form, filled in from the line, and matched once it is added. */
export function useRecordMissing(id: number, acts: ComparisonActs) {
  const client = useApolloClient();
  const showToast = useToast();
  const begin = useNewDeal();

  return async ({ place, number, why, day }: ComparedLineFieldsFragment): Promise<void> => {
    try {
      const { data } = await client.query({
        query: MissingDealDocument,
        variables: { id, place },
      });
      const said = Object.entries(data?.missingDeal ?? {}).filter(
        ([field, value]) => value !== null && field !== '__typename',
      );
      // Where the line says why it stands alone, another line has the deal of its number.
      const named = number !== null && why === null ? { number: String(number) } : {};
      begin({
        day: day as Day | null,
        begun: { ...Object.fromEntries(said), ...named },
        onAdded: added => void acts.match(place, added, 'key'),
      });
    } catch (error) {
      showToast(sentenceOf(error), 'error');
    }
  };
}
