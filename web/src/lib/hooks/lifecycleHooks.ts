import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Calls `callback` each time the value changes, but not for the first value. */
export function useOnChange(value: unknown, callback: () => void): void {
  const runCallback = useEffectEvent(callback);
  const previous = useRef(value);
  useEffect(() => {
    if (Object.is(previous.current, value)) return;
    previous.current = value;
    runCallback();
  }, [value]);
}

/** Returns a ref that stores whether the component is still mounted, for callbacks that run later. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}

/** Resolves after the browser has painted the last update. */
export const waitForPaint = () =>
  new Promise<void>(resolve => requestAnimationFrame(() => setTimeout(resolve)));
