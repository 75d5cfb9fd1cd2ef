import type { GraphiQLProvider } from '@graphiql/react';
import type { ComponentProps } from 'react';
import { typedTexts } from '../../../lib/saves/typedTexts';
import { ALL_OFFERED, TABS } from './typedTabs';

export type TabStorage = NonNullable<ComponentProps<typeof GraphiQLProvider>['storage']>;

/** Where GraphiQL keeps what is typed between visits: in this browser, apart for each person who signs in at it. */
export function tabStorageOf(viewerId: number): TabStorage {
  const texts = typedTexts('playground', viewerId);
  return {
    getItem: texts.find,
    setItem: texts.put,
    removeItem: texts.drop,
    get length() {
      return texts.names().length;
    },
    clear: () => texts.names().forEach(texts.drop),
  };
}

/** Whether something was left here on an earlier visit. */
export const hasStoredTabs = (storage: TabStorage): boolean => storage.getItem(TABS) !== null;

/** Notes whether the menu offers all that stands in the tabs, so that nobody is asked about it at Log out. */
export function noteAllOffered(storage: TabStorage, areAllOffered: boolean): void {
  if (areAllOffered) storage.setItem(ALL_OFFERED, 'yes');
  else storage.removeItem(ALL_OFFERED);
}
