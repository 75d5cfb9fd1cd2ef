import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 300;

/**
 * What to ask the server: at once on load, 300 ms after the last change of a filter (overview.md, Searches and requests), and at once for
 * what needs no wait. Keeps the last question while the wanted one is incomplete. `needsNoWait` must not change between
 * renders.
 */
export function useAskedVariables<Variables>(
  wanted: Variables | null,
  needsNoWait: (one: Variables, other: Variables) => boolean,
): Variables | null {
  const [asked, setAsked] = useState(wanted);
  const isAtOnce = wanted !== null && wanted !== asked && (asked === null || needsNoWait(wanted, asked));
  if (isAtOnce) setAsked(wanted);

  useEffect(
    function askWhenTheFilterHasSettled() {
      if (!wanted) return;
      const timer = setTimeout(() => setAsked(wanted), DEBOUNCE_MS);
      return () => clearTimeout(timer);
    },
    [wanted],
  );

  return asked;
}
