import { pick, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { isSame, type TypedQuery } from '../queryLink';
import { noteAllOffered, type TabStorage } from './tabStorage';
import { canBeHadAgain, textOf, withoutDays } from './tabs';

/** What is typed in the tab in front. */
export function useTypedQuery(): TypedQuery {
  return useGraphiQL(({ tabs, activeTabIndex }) =>
    textOf(tabs[activeTabIndex] ?? { query: null, variables: null }),
  );
}

/** Whether there are editors yet: they come a moment after the page. */
export function useIsReady(): boolean {
  return useGraphiQL(
    ({ queryEditor, variableEditor }) => queryEditor !== undefined && variableEditor !== undefined,
  );
}

/** Notes whether anything stands in the tabs that the menu does not offer, but for its days, which follow today. */
export function useNoteOffered(storage: TabStorage, known: readonly TypedQuery[]): void {
  const tabs = useGraphiQL(pick('tabs')).tabs;
  useEffect(() => {
    const offered = known.map(withoutDays);
    noteAllOffered(
      storage,
      tabs.every(tab => canBeHadAgain(withoutDays(textOf(tab)), offered)),
    );
  }, [storage, known, tabs]);
}

/**
 * Opens a query without running it, as soon as there are editors: in the tab where it is open already, else in the place
 * of one that can be had again, else in a tab of its own. So nothing that someone typed is ever replaced.
 */
export function useOpenQuery(known: readonly TypedQuery[]): (query: TypedQuery) => void {
  const [toOpen, setToOpen] = useState<TypedQuery | null>(null);
  const isReady = useIsReady();
  const open = useOpenInEditors(known);
  const show = useEffectEvent((query: TypedQuery) => {
    open(query);
    setToOpen(null);
  });
  useEffect(
    function openOnceReady() {
      if (isReady && toOpen) show(toOpen);
    },
    [isReady, toOpen],
  );
  return setToOpen;
}

function useOpenInEditors(known: readonly TypedQuery[]): (query: TypedQuery) => void {
  const { addTab, changeTab, updateActiveTabValues } = useGraphiQLActions();
  const { tabs, activeTabIndex, queryEditor, variableEditor, responseEditor } = useGraphiQL(
    pick('tabs', 'activeTabIndex', 'queryEditor', 'variableEditor', 'responseEditor'),
  );
  return query => {
    const open = tabs.findIndex(tab => isSame(textOf(tab), query));
    if (open === activeTabIndex) return;
    if (open >= 0) return changeTab(open);
    // As the editors have it: a tab hears of the last keystrokes a moment later.
    const shown = textOf({
      query: queryEditor?.getValue() ?? null,
      variables: variableEditor?.getValue() ?? null,
    });
    if (!canBeHadAgain(shown, known)) addTab();
    queryEditor?.setValue(query.document);
    variableEditor?.setValue(query.variables);
    // The answer of another question would stand under this one.
    responseEditor?.setValue('');
    updateActiveTabValues({ response: null });
  };
}
