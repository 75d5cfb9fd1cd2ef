import { useGraphiQL } from '@graphiql/react';
import { useMemo } from 'react';
import { type Answer, parseAnswer } from './answer';

/** The answer of the tab in front; null while there is none. */
export function useAnswer(): Answer | null {
  const response = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]?.response);
  return useMemo(() => parseAnswer(response), [response]);
}
