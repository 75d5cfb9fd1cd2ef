import { lazy, Suspense, useEffect, useState } from 'react';
import { allTyped } from '../../lib/saves/typedTexts';
import { useViewer } from '../../lib/viewer';

const AfterRest = lazy(() => import('./AfterRest').then(module => ({ default: module.AfterRest })));

/** How long nothing has to have been loaded: the first visitor of a screen is not to wait for the next visit. */
const REST_MS = 5_000;

const hasNewUps = (id: number): boolean =>
  allTyped().some(({ kind, personId }) => kind === 'newUp' && personId === id);

/** What no screen waits for: loaded once the page is at rest, and earlier where new ups wait to be sent by it. */
export function AtRest() {
  const { id } = useViewer();
  const [isDue, setIsDue] = useState(() => hasNewUps(id));
  useEffect(() => {
    let before = -1;
    const timer = setInterval(() => {
      const loaded = performance.getEntriesByType('resource').length;
      if (loaded === before || hasNewUps(id)) {
        setIsDue(true);
        clearInterval(timer);
      }
      before = loaded;
    }, REST_MS);
    return () => clearInterval(timer);
  }, [id]);
  return (
    isDue && (
      <Suspense fallback={null}>
        <AfterRest />
      </Suspense>
    )
  );
}
