import { pick, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import {
  getTabQuery,
  isRecoverable,
  isSameQuery,
  type PlaygroundQuery,
  removeDays,
} from '../playgroundQuery';
import { type PlaygroundResponse, parseResponse } from './response';
import { storeTabRecoverability, type TabStorage } from './tabStorage';

/** Returns the query in the active tab. */
export function useActiveQuery(): PlaygroundQuery {
  return useGraphiQL(({ tabs, activeTabIndex }) =>
    getTabQuery(tabs[activeTabIndex] ?? { query: null, variables: null }),
  );
}

/** Returns whether the editors exist. They load shortly after the page. */
export function useAreEditorsReady(): boolean {
  return useGraphiQL(
    ({ queryEditor, variableEditor }) => queryEditor !== undefined && variableEditor !== undefined,
  );
}

/**
 * Stores whether the menu contains all queries of the tabs. Dates are ignored, because the built-in queries
 * follow the current day.
 */
export function useStoreTabRecoverability(
  storage: TabStorage,
  knownQueries: readonly PlaygroundQuery[],
): void {
  const tabs = useGraphiQL(pick('tabs')).tabs;
  useEffect(() => {
    const queriesWithoutDays = knownQueries.map(removeDays);
    storeTabRecoverability(
      storage,
      tabs.every(tab => isRecoverable(removeDays(getTabQuery(tab)), queriesWithoutDays)),
    );
  }, [storage, knownQueries, tabs]);
}

/**
 * Opens a query without running it, once the editors exist. Activates the tab that already has the query.
 * Otherwise, replaces a recoverable query in the active tab, or adds a tab. An edited query is never
 * replaced.
 */
export function useOpenQuery(knownQueries: readonly PlaygroundQuery[]): (query: PlaygroundQuery) => void {
  const [pendingQuery, setPendingQuery] = useState<PlaygroundQuery | null>(null);
  const isReady = useAreEditorsReady();
  const openInEditors = useOpenInEditors(knownQueries);
  const openPending = useEffectEvent((query: PlaygroundQuery) => {
    openInEditors(query);
    setPendingQuery(null);
  });
  useEffect(
    function openWhenReady() {
      if (isReady && pendingQuery) openPending(pendingQuery);
    },
    [isReady, pendingQuery],
  );
  return setPendingQuery;
}

function useOpenInEditors(knownQueries: readonly PlaygroundQuery[]): (query: PlaygroundQuery) => void {
  const { addTab, changeTab, updateActiveTabValues } = useGraphiQLActions();
  const { tabs, activeTabIndex, queryEditor, variableEditor, responseEditor } = useGraphiQL(
    pick('tabs', 'activeTabIndex', 'queryEditor', 'variableEditor', 'responseEditor'),
  );
  return query => {
    const openIndex = tabs.findIndex(tab => isSameQuery(getTabQuery(tab), query));
    if (openIndex === activeTabIndex) return;
    if (openIndex >= 0) return changeTab(openIndex);
    // Reads the editors instead of the tab, because the tab receives the last keystrokes later.
    const currentQuery = getTabQuery({
      query: queryEditor?.getValue() ?? null,
      variables: variableEditor?.getValue() ?? null,
    });
    if (!isRecoverable(currentQuery, knownQueries)) addTab();
    queryEditor?.setValue(query.document);
    variableEditor?.setValue(query.variables);
    // Clears the response, which belongs to the previous query.
    responseEditor?.setValue('');
    updateActiveTabValues({ response: null });
  };
}

/** Returns the response in the active tab; null if there is none. */
export function useActiveResponse(): PlaygroundResponse | null {
  const response = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]?.response);
  return useMemo(() => parseResponse(response), [response]);
}
