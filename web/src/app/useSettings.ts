import { useCallback, useEffect, useState } from 'react';
import { loadSettings, type Settings } from '../lib/signIn/settings';

/** The server's settings, as far as they have come. */
export function useSettings() {
  const [settings, setSettings] = useState<Settings | null>(null);
  const [problem, setProblem] = useState<unknown>(null);

  const loadAgain = useCallback(() => {
    setProblem(null);
    loadSettings().then(setSettings, setProblem);
  }, []);
  useEffect(loadAgain, [loadAgain]);

  return { settings, problem, loadAgain };
}
