import { useEffect, useState } from 'react';

/** Returns a counter that increases by one at every interval. */
export function useIntervalCounter(seconds: number): number {
  const [count, setCount] = useState(0);
  useEffect(
    function startInterval() {
      const timer = setInterval(() => setCount(previous => previous + 1), seconds * 1_000);
      return () => clearInterval(timer);
    },
    [seconds],
  );
  return count;
}
