import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Returns whether the page is being printed. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(function trackPrinting() {
    // The browser prints the page immediately after this event, so the update must be synchronous.
    const start = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

/**
 * Returns whether the window is as narrow as a phone: less than 600 px. Tables then shorten their texts
 * (overview.md, On a phone).
 */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 599.95px)', { noSsr: true });
}
