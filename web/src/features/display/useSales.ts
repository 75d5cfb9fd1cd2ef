import { useEffect, useRef, useState } from 'react';
import type { DisplayFigures } from './askFigures';
import { type ReceivedSales, findNewSales, type DisplaySale } from './sales';

const ANNOUNCEMENT_MS = 8_000;

/** Returns the sale to announce now. Further sales are queued. */
export function useSaleAnnouncement(figures: DisplayFigures | undefined): DisplaySale | undefined {
  const received = useRef<ReceivedSales>(undefined);
  const [queue, setQueue] = useState<DisplaySale[]>([]);
  const [currentSale] = queue;

  useEffect(
    function queueNewSales() {
      if (!figures) return;
      const result = findNewSales(received.current, figures);
      received.current = result.received;
      if (result.sales.length > 0) setQueue(previous => [...previous, ...result.sales]);
    },
    [figures],
  );

  useEffect(
    function scheduleNext() {
      if (!currentSale) return;
      const timer = setTimeout(() => setQueue(([, ...remaining]) => remaining), ANNOUNCEMENT_MS);
      return () => clearTimeout(timer);
    },
    [currentSale],
  );

  return currentSale;
}
