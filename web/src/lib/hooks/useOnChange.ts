import { useEffect, useEffectEvent, useRef } from 'react';

/** Does something each time the value has become another; nothing when it is first seen. */
export function useOnChange(value: unknown, act: () => void): void {
  const actNow = useEffectEvent(act);
  const seen = useRef(value);
  useEffect(() => {
    if (Object.is(seen.current, value)) return;
    seen.current = value;
    actNow();
  }, [value]);
}
