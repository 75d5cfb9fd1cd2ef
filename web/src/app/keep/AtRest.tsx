import { type ComponentType, useEffect, useState } from 'react';
import { allTyped } from '../../lib/saves/typedTexts';
import { useViewer } from '../../lib/viewer';

/** How long nothing has to have been loaded: the first visitor of a screen is not to wait for the next visit. */
const REST_MS = 5_000;

const hasNewUps = (id: number): boolean =>
  allTyped().some(({ kind, personId }) => kind === 'newUp' && personId === id);

/** What no screen waits for: loaded once the page is at rest, and earlier where new ups wait to be sent by it. */
export function AtRest() {
  const { id } = useViewer();
  const [AfterRest, setAfterRest] = useState<ComponentType>();
  useEffect(() => {
    let before = -1;
    function load() {
      // A line that is cut meanwhile takes no page away: it is loaded the next time.
      import('./AfterRest').then(
        module => {
          clearInterval(timer);
          setAfterRest(() => module.AfterRest);
        },
        () => undefined,
      );
    }
    const timer = setInterval(() => {
      const loaded = performance.getEntriesByType('resource').length;
      if (loaded === before || hasNewUps(id)) load();
      before = loaded;
    }, REST_MS);
    if (hasNewUps(id)) load();
    return () => clearInterval(timer);
  }, [id]);
  return AfterRest && <AfterRest />;
}
