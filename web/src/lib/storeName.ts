import { useEffect, useState } from 'react';
import { loadSettings, settingsSeen } from './signIn/settings';

const PRODUCT_NAME = 'Salesfloor';

/** Returns what the store is called; the product's name until the settings are loaded. */
export function useStoreName(): string {
  const [name, setName] = useState(() => settingsSeen()?.storeName ?? PRODUCT_NAME);
  useEffect(() => {
    let isShown = true;
    loadSettings().then(
      ({ storeName = PRODUCT_NAME }) => isShown && setName(storeName),
      () => {}, // whoever needs the settings says so
    );
    return () => {
      isShown = false;
    };
  }, []);
  return name;
}
