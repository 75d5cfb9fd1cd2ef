import type { GraphiQLProvider } from '@graphiql/react';
import type { ComponentProps } from 'react';
import { openDraftTexts } from '../../../lib/mutations/drafts';
import { ALL_OFFERED, TABS } from './typedTabs';

export type TabStorage = NonNullable<ComponentProps<typeof GraphiQLProvider>['storage']>;

/** Where GraphiQL keeps what is typed between visits: in this browser, apart for each person who signs in at it. */
export function tabStorageOf(viewerId: number): TabStorage {
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

/** Whether something was left here on an earlier visit. */
export const hasStoredTabs = (storage: TabStorage): boolean => storage.getItem(TABS) !== null;

/** Notes whether the menu offers all that stands in the tabs, so that nobody is asked about it at Log out. */
export function noteAllOffered(storage: TabStorage, areAllOffered: boolean): void {
  if (areAllOffered) storage.setItem(ALL_OFFERED, 'yes');
  else storage.removeItem(ALL_OFFERED);
}
