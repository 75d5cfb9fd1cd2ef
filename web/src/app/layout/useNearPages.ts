import { useEffect } from 'react';
import { preloadPageAt } from '../pages';

/** Returns whether the browser's data saver is on. */
const isDataSaverOn = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Preloads the code of a screen when a link to it is hovered, focused or touched. */
export function usePagePreloading(): void {
  useEffect(function watchLinks() {
    const preloadLinkedPage = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link && link.origin === location.origin && !isDataSaverOn()) preloadPageAt(link.pathname);
    };
    const eventNames = ['pointerover', 'focusin'] as const;
    for (const eventName of eventNames) document.addEventListener(eventName, preloadLinkedPage);
    return () => {
      for (const eventName of eventNames) document.removeEventListener(eventName, preloadLinkedPage);
    };
  }, []);
}
