import { useEffect, useState } from 'react';

/** Counts up, a step each time that many seconds are over. */
export function useTurn(seconds: number): number {
  const [turn, setTurn] = useState(0);
  useEffect(
    function takeTurns() {
      const timer = setInterval(() => setTurn(before => before + 1), seconds * 1_000);
      return () => clearInterval(timer);
    },
    [seconds],
  );
  return turn;
}
