import { useEffect, useRef, useState } from 'react';
import type { Figures } from './askFigures';
import { type KnownSales, newSales, type Sale } from './sales';

const SHOWN_MS = 8_000;

/** The sale that is shown now; the next ones wait for it. */
export function useSales(figures: Figures | undefined): Sale | undefined {
  const known = useRef<KnownSales>(undefined);
  const [waiting, setWaiting] = useState<Sale[]>([]);
  const [shown] = waiting;

  useEffect(
    function lookForSales() {
      if (!figures) return;
      const found = newSales(known.current, figures);
      known.current = found.known;
      if (found.sales.length > 0) setWaiting(before => [...before, ...found.sales]);
    },
    [figures],
  );

  useEffect(
    function showNext() {
      if (!shown) return;
      const timer = setTimeout(() => setWaiting(([, ...later]) => later), SHOWN_MS);
      return () => clearTimeout(timer);
    },
    [shown],
  );

  return shown;
}
