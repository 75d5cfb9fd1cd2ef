import { useApolloClient } from '@apollo/client/react';
import { useToast } from '../../../components/feedback/Toast';
import { toErrorMessage } from '../../../lib/apollo/errors';
import type { Day } from '../../../lib/days/dates';
import { useNewDeal } from '../../../lib/dialogs/dealEditor';
import { type ComparedLineFieldsFragment, MissingDealDocument } from '../compare.generated';
import type { ComparisonActions } from './useComparisonActions';

/**
 * Returns a function that opens the deal form with the values of a line, and matches the line once the deal
 * is added.
 */
export function useCreateMissingDeal(id: number, actions: ComparisonActions) {
  const client = useApolloClient();
  const showToast = useToast();
  const openNewDealForm = useNewDeal();

  return async ({ place, number, why, day }: ComparedLineFieldsFragment): Promise<void> => {
    try {
      const { data } = await client.query({
        query: MissingDealDocument,
        variables: { id, place },
      });
      const filledFields = Object.entries(data?.missingDeal ?? {}).filter(
        ([field, value]) => value !== null && field !== '__typename',
      );
      // If the line has a reason for having no deal, another line is already matched with the deal of that
      // number.
      const numberField = number !== null && why === null ? { number: String(number) } : {};
      openNewDealForm({
        day: day as Day | null,
        initialValues: { ...Object.fromEntries(filledFields), ...numberField },
        onAdded: addedNumber => void actions.match(place, addedNumber, 'key'),
      });
    } catch (error) {
      showToast(toErrorMessage(error), 'error');
    }
  };
}
