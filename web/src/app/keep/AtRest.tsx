import { lazy, Suspense, useEffect, useState } from 'react';
import { allTyped } from '../../lib/saves/typedTexts';
import { useViewer } from '../../lib/viewer';

const AfterRest = lazy(() => import('./AfterRest').then(module => ({ default: module.AfterRest })));

/** Long after a screen has come to rest: its first visitor is not to wait for the next visit. */
const REST_MS = 4_000;

/** What no screen waits for: loaded once the page is at rest, and at once where new ups wait. */
export function AtRest() {
  const { id } = useViewer();
  const [isDue, setIsDue] = useState(() =>
    allTyped().some(({ kind, personId }) => kind === 'newUp' && personId === id),
  );
  useEffect(() => {
    const timer = setTimeout(setIsDue, REST_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    isDue && (
      <Suspense fallback={null}>
        <AfterRest />
      </Suspense>
    )
  );
}
