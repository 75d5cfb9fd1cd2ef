import { useEffect, useRef, useState } from 'react';
import type { DisplayFigures } from './displayApi';

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

export type DisplaySale = DisplayFigures['justSold'][number];

/** The sales of a month that the display has already received. */
export type ReceivedSales = { month: string; keys: ReadonlySet<string> };

/**
 * Maximum number of new sales to announce. A higher number comes from an import or a restore and is not
 * announced.
 */
const MAX_SALES_AT_ONCE = 5;

/**
 * Returns the sales that were not received before, and the updated set of received sales. In the first
 * response and in a new month, all sales count as received.
 */
export function findNewSales(
  received: ReceivedSales | undefined,
  // `justSold` is missing in responses of servers with an earlier build.
  { viewer, justSold = [] }: Pick<DisplayFigures, 'viewer'> & Partial<Pick<DisplayFigures, 'justSold'>>,
): { sales: DisplaySale[]; received: ReceivedSales } {
  const month = viewer.today.slice(0, 7);
  const keys = justSold.map(({ key }) => key);
  const receivedBefore = received?.month === month ? received.keys : new Set(keys);
  const addedSales = justSold.filter(({ key }) => !receivedBefore.has(key));
  return {
    received: { month, keys: new Set([...receivedBefore, ...keys]) },
    sales: addedSales.length > MAX_SALES_AT_ONCE ? [] : addedSales,
  };
}
