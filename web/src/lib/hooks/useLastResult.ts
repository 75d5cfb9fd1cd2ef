import { useDeferredValue, useState } from 'react';

/**
 * Returns the last result together with its variables, so that the displayed data and filters always match.
 * The last result stays while a new result is loading. The new result renders with low priority, after the
 * changes of the filters.
 */
export function useLastResult<Data, Variables>(data: Data | undefined, variables: Variables | null) {
  const [last, setLast] = useState<{ data: Data; variables: Variables }>();
  const isNew =
    data !== undefined && variables !== null && (last?.data !== data || last.variables !== variables);
  if (isNew) setLast({ data, variables });
  return useDeferredValue(last);
}
