import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { SavedQueriesDocument } from '../../../generated/playground';
import { useStoreToday } from '../../../lib/days/storeDay';
import type { TypedQuery } from '../queryLink';
import { typedOf } from './question';
import { questions } from './questions';

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
