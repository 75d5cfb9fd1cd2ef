import { type RefObject, useEffect, useRef } from 'react';

/** Returns a ref that contains whether the component is still mounted, for callbacks that run later. */
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
