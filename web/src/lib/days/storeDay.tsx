import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { type Day, dayIn, timeIn } from './dates';

const StoreDayContext = createContext<Day | null>(null);
const StoreTimeZoneContext = createContext<string | null>(null);

/** Knows the store's today, and notices when midnight has passed over an open page. */
export function StoreDayProvider({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  const [today, setToday] = useState(() => dayIn(timeZone, new Date()));
  useEffect(
    function noticeMidnight() {
      const look = () => setToday(dayIn(timeZone, new Date()));
      const timer = setInterval(look, 30_000);
      document.addEventListener('visibilitychange', look);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', look);
      };
    },
    [timeZone],
  );
  return (
    <StoreTimeZoneContext value={timeZone}>
      <StoreDayContext value={today}>{children}</StoreDayContext>
    </StoreTimeZoneContext>
  );
}

/** Today in the store, as YYYY-MM-DD: never the browser's own day. */
export function useStoreToday(): Day {
  const today = use(StoreDayContext);
  if (today === null) throw new Error('useStoreToday needs a StoreDayProvider above it.');
  return today;
}

/** The zone of the store's clock, for the instants that people read. */
export function useStoreTimeZone(): string {
  const timeZone = use(StoreTimeZoneContext);
  if (timeZone === null) throw new Error('useStoreTimeZone needs a StoreDayProvider above it.');
  return timeZone;
}

/** Tells the time on the store's clock, as HH:mm, at the moment it is called. */
export function useStoreClock(): () => string {
  const timeZone = useStoreTimeZone();
  return useCallback(() => timeIn(timeZone, new Date()), [timeZone]);
}
