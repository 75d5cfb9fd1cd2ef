import type { GraphiQLProvider } from '@graphiql/react';
import type { ComponentProps } from 'react';

type TabStorage = NonNullable<ComponentProps<typeof GraphiQLProvider>['storage']>;

const TABS = 'graphiql:tabState';

/** Where GraphiQL keeps what is typed between visits: in this browser, apart for each person who signs in at it. */
export function tabStorageOf(viewerId: number): TabStorage {
  const prefix = `playground:${viewerId}:`;
  const keys = () => Object.keys(localStorage).filter(key => key.startsWith(prefix));
  return {
    getItem: name => localStorage.getItem(prefix + name),
    setItem: (name, value) => localStorage.setItem(prefix + name, value),
    removeItem: name => localStorage.removeItem(prefix + name),
    get length() {
      return keys().length;
    },
    clear: () => keys().forEach(key => void localStorage.removeItem(key)),
  };
}

/** Whether something was left here on an earlier visit. */
export const hasStoredTabs = (storage: TabStorage): boolean => storage.getItem(TABS) !== null;
