import { useGraphiQL } from '@graphiql/react';
import { useMemo } from 'react';
import { type PlaygroundResponse, parseResponse } from './answer';

/** Returns the response in the active tab; null if there is none. */
export function useActiveResponse(): PlaygroundResponse | null {
  const response = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]?.response);
  return useMemo(() => parseResponse(response), [response]);
}
