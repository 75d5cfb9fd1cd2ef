import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useStoreToday } from '../../../lib/days/StoreDayProvider';
import type { PlaygroundQuery } from '../queryLink';
import { toPlaygroundQuery } from './question';
import { builtInQueries } from './questions';
import { SavedQueriesDocument } from './savedQueries.generated';

/** Returns all queries of the menu: the built-in queries, and the viewer's saved ones. */
export function useKnownQueries(): readonly PlaygroundQuery[] {
  const today = useStoreToday();
  const savedQueries = useQuery(SavedQueriesDocument).data?.savedQueries;
  return useMemo(
    () => [
      ...builtInQueries.map(builtInQuery => toPlaygroundQuery(builtInQuery, today)),
      ...(savedQueries ?? []).map(({ document, variables }) => ({ document, variables: variables ?? '' })),
    ],
    [savedQueries, today],
  );
}
