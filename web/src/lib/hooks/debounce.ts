import { useEffect, useEffectEvent, useState } from 'react';

/** The debounce delay (overview.md, Searches and requests). */
const DEBOUNCE_MS = 300;

/**
 * Calls `callback` when the value has not changed for `delayMs`. With a delay of 0, the callback is called in
 * the same effect.
 */
export function useOnDebounced<Value>(
  value: Value,
  callback: (debounced: Value) => void,
  delayMs: number = DEBOUNCE_MS,
): void {
  const runCallback = useEffectEvent(callback);
  useEffect(() => {
    if (delayMs === 0) return runCallback(value);
    const timer = setTimeout(() => runCallback(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
}

/** Returns the debounced value. On the first render, returns the current value without a delay. */
export function useDebounced<Value>(value: Value, delayMs?: number): Value {
  const [debounced, setDebounced] = useState(value);
  useOnDebounced(value, setDebounced, delayMs);
  return debounced;
}

/**
 * Debounces the variables of a query. The first variables pass immediately. Changes that need no delay also
 * pass immediately. While the new variables are incomplete, the previous variables are returned. Apollo
 * starts requests during rendering and would repeat them for each abandoned render. Variables that change in
 * a transition therefore pass when the transition is on the screen.
 */
export function useDebouncedVariables<Variables>(
  variables: Variables | null,
  canSkipDelay: (next: Variables, previous: Variables) => boolean,
): Variables | null {
  const [debounced, setDebounced] = useState(variables);
  const isImmediate = variables !== null && (debounced === null || canSkipDelay(variables, debounced));
  useOnDebounced(variables, () => variables && setDebounced(variables), isImmediate ? 0 : DEBOUNCE_MS);
  return debounced;
}
