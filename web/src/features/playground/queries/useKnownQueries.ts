import { useMemo } from 'react';
import { useSavedQueriesQuery } from '../../../generated/playground';
import { useStoreToday } from '../../../lib/days/storeDay';
import type { TypedQuery } from '../queryLink';
import { typedOf } from './question';
import { questions } from './questions';

/** Every query that the menu offers: the questions, and one's own. */
export function useKnownQueries(): readonly TypedQuery[] {
  const today = useStoreToday();
  const own = useSavedQueriesQuery().data?.savedQueries;
  return useMemo(
    () => [
      ...questions.map(question => typedOf(question, today)),
      ...(own ?? []).map(({ document, variables }) => ({ document, variables: variables ?? '' })),
    ],
    [own, today],
  );
}
