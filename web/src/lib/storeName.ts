import { useEffect, useState } from 'react';
import { loadSettings, readCachedSettings } from './signIn/settings';

const PRODUCT_NAME = 'Salesfloor';

/** Returns the store's name; the product's name until the settings are loaded. */
export function useStoreName(): string {
  const [name, setName] = useState(() => readCachedSettings()?.storeName ?? PRODUCT_NAME);
  useEffect(() => {
    let isMounted = true;
    loadSettings().then(
      ({ storeName = PRODUCT_NAME }) => isMounted && setName(storeName),
      () => {}, // the components that need the settings report the error
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return name;
}
