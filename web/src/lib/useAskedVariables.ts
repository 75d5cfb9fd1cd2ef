import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 300;

/**
 * What to ask the server: at once on load, 300 ms after the last change of a filter or the search (brief §7, Timing), and
 * at once for another order or page of the same rows. Keeps the last question while the wanted one is incomplete.
 * `isSameFilter` must not change between renders.
 */
export function useAskedVariables<Variables>(
  wanted: Variables | null,
  isSameFilter: (one: Variables, other: Variables) => boolean,
): Variables | null {
  const [asked, setAsked] = useState(wanted);
  const isAtOnce = wanted !== null && (asked === null || isSameFilter(wanted, asked));

  useEffect(
    function askWhenTheFilterHasSettled() {
      if (!wanted) return;
      const timer = setTimeout(() => setAsked(wanted), isAtOnce ? 0 : DEBOUNCE_MS);
      return () => clearTimeout(timer);
    },
    [wanted, isAtOnce],
  );

  return asked;
}
