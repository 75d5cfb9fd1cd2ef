import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useStoreToday } from '../../../lib/days/StoreDayProvider';
import type { TypedQuery } from '../queryLink';
import { typedOf } from './question';
import { questions } from './questions';
import { SavedQueriesDocument } from './savedQueries.generated';

/** Every query that the menu offers: the questions, and one's own. */
export function useKnownQueries(): readonly TypedQuery[] {
  const today = useStoreToday();
  const own = useQuery(SavedQueriesDocument).data?.savedQueries;
  return useMemo(
    () => [
      ...questions.map(question => typedOf(question, today)),
      ...(own ?? []).map(({ document, variables }) => ({ document, variables: variables ?? '' })),
    ],
    [own, today],
  );
}
