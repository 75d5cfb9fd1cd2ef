import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 300;

/**
 * What to ask the server: at once on load, 300 ms after the last change of a filter (overview.md, Searches and requests), and at once for
 * what needs no wait. Keeps the last question while the wanted one is incomplete. What is drawn as a transition is asked for
 * once it is on the screen: Apollo asks while it draws, and would ask again for each drawing that is given up. `needsNoWait`
 * must not change between renders.
 */
export function useAskedVariables<Variables>(
  wanted: Variables | null,
  needsNoWait: (one: Variables, other: Variables) => boolean,
): Variables | null {
  const [asked, setAsked] = useState(wanted);

  useEffect(
    function askWhenTheFilterHasSettled() {
      if (!wanted || wanted === asked) return;
      if (!asked || needsNoWait(wanted, asked)) return setAsked(wanted);
      const timer = setTimeout(() => setAsked(wanted), DEBOUNCE_MS);
      return () => clearTimeout(timer);
    },
    [wanted, asked, needsNoWait],
  );

  return asked;
}
