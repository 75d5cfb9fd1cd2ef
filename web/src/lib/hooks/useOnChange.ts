import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back each time the value changes, but not for the first value. */
export function useOnChange(value: unknown, callback: () => void): void {
  const runCallback = useEffectEvent(callback);
  const previous = useRef(value);
  useEffect(() => {
    if (Object.is(previous.current, value)) return;
    previous.current = value;
    runCallback();
  }, [value]);
}
