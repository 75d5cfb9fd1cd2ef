import { useEffect, useEffectEvent, useState } from 'react';

/** How long something rests before it counts (overview.md, Searches and requests). */
const SETTLED_MS = 300;

/** Debounces: calls back once the value has not changed for a while; in the same turn where there is nothing to wait for. */
export function useOnSettled<Value>(
  value: Value,
  act: (settled: Value) => void,
  delayMs: number = SETTLED_MS,
): void {
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (delayMs === 0) return actNow(value);
    const timer = setTimeout(() => actNow(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
}

/** The value as it was when it last settled; at once the first time. */
export function useSettled<Value>(value: Value, delayMs?: number): Value {
  const [settled, setSettled] = useState(value);
  useOnSettled(value, setSettled, delayMs);
  return settled;
}

/**
 * What to ask the server: at once on load, once the filters have settled, and at once for what needs no wait. Keeps the last
 * question while those of now are incomplete. What is drawn as a transition is asked for once it is on the screen: Apollo
 * asks while it draws, and would ask again for each drawing that is given up.
 */
export function useSettledVariables<Variables>(
  variables: Variables | null,
  needsNoWait: (one: Variables, other: Variables) => boolean,
): Variables | null {
  const [settled, setSettled] = useState(variables);
  const isAtOnce = variables !== null && (settled === null || needsNoWait(variables, settled));
  useOnSettled(variables, () => variables && setSettled(variables), isAtOnce ? 0 : SETTLED_MS);
  return settled;
}
