import { useEffect } from 'react';
import { preloadPageAt } from '../pages';

/** Whether whoever surfs asks for no more than they look at. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Fetches the code of a screen when a mouse comes to a link to it, the focus reaches it, or a finger begins to press it. */
export function useNearPages(): void {
  useEffect(function watchLinks() {
    const come = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link && link.origin === location.origin && !savesData()) preloadPageAt(link.pathname);
    };
    const signs = ['pointerover', 'focusin'] as const;
    for (const sign of signs) document.addEventListener(sign, come);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, come);
    };
  }, []);
}
