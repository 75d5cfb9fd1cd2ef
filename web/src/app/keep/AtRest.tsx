import { lazy, Suspense, useEffect, useState } from 'react';
import { allTyped } from '../../lib/saves/typedTexts';
import { useViewer } from '../../lib/viewer';

const AfterRest = lazy(() => import('./AfterRest').then(module => ({ default: module.AfterRest })));

/** How long nothing has to have been loaded: the first visitor of a screen is not to wait for the next visit. */
const REST_MS = 5_000;

/** What no screen waits for: loaded once the page is at rest, and at once where new ups wait. */
export function AtRest() {
  const { id } = useViewer();
  const [isDue, setIsDue] = useState(() =>
    allTyped().some(({ kind, personId }) => kind === 'newUp' && personId === id),
  );
  useEffect(() => {
    let before = -1;
    const timer = setInterval(() => {
      const loaded = performance.getEntriesByType('resource').length;
      if (loaded === before) {
        setIsDue(true);
        clearInterval(timer);
      }
      before = loaded;
    }, REST_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    isDue && (
      <Suspense fallback={null}>
        <AfterRest />
      </Suspense>
    )
  );
}
