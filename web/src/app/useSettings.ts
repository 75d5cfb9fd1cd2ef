import { useCallback, useEffect, useState } from 'react';
import { loadSettings, type PublicSettings } from '../lib/signIn/settings';

/** Loads the server's settings; null until they are loaded. */
export function usePublicSettings() {
  const [settings, setSettings] = useState<PublicSettings | null>(null);
  const [error, setError] = useState<unknown>(null);

  const reload = useCallback(() => {
    setError(null);
    loadSettings().then(setSettings, setError);
  }, []);
  useEffect(reload, [reload]);

  return { settings, error, reload };
}
