import type { GraphiQLProvider } from '@graphiql/react';
import type { ComponentProps } from 'react';
import { openDraftTexts } from '../../../lib/mutations/drafts';
import { TABS_KEY, TABS_RECOVERABLE_KEY } from './unsavedTabs';

export type TabStorage = NonNullable<ComponentProps<typeof GraphiQLProvider>['storage']>;

/**
 * Creates the storage in which GraphiQL keeps the tabs between visits: in this browser, separately for each
 * person.
 */
export function createTabStorage(viewerId: number): TabStorage {
  const texts = openDraftTexts('playground', viewerId);
  return {
    getItem: texts.find,
    setItem: texts.put,
    removeItem: texts.remove,
    get length() {
      return texts.listNames().length;
    },
    clear: () => texts.listNames().forEach(texts.remove),
  };
}

/** Returns whether an earlier visit has stored tabs. */
export const hasStoredTabs = (storage: TabStorage): boolean => storage.getItem(TABS_KEY) !== null;

/**
 * Stores whether the menu contains all queries of the tabs. If the menu does, Log out does not warn about
 * unsaved queries.
 */
export function storeTabRecoverability(storage: TabStorage, areTabsRecoverable: boolean): void {
  if (areTabsRecoverable) storage.setItem(TABS_RECOVERABLE_KEY, 'yes');
  else storage.removeItem(TABS_RECOVERABLE_KEY);
}
