import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { type Day, dayInZone, timeInZone } from './dates';

const StoreDayContext = createContext<Day | null>(null);
const StoreTimeZoneContext = createContext<string | null>(null);

/** Provides the store's current day and updates it when midnight passes while a page is open. */
export function StoreDayProvider({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  const [today, setToday] = useState(() => dayInZone(timeZone, new Date()));
  useEffect(
    function watchForMidnight() {
      const updateToday = () => setToday(dayInZone(timeZone, new Date()));
      const timer = setInterval(updateToday, 30_000);
      document.addEventListener('visibilitychange', updateToday);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', updateToday);
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

/** Returns today in the store's time zone, as YYYY-MM-DD; never the browser's own day. */
export function useStoreToday(): Day {
  const today = use(StoreDayContext);
  if (today === null) throw new Error('useStoreToday needs a StoreDayProvider above it.');
  return today;
}

/** Returns the store's time zone, in which instants are shown. */
export function useStoreTimeZone(): string {
  const timeZone = use(StoreTimeZoneContext);
  if (timeZone === null) throw new Error('useStoreTimeZone needs a StoreDayProvider above it.');
  return timeZone;
}

/** Returns a function that reads the store's current time, as HH:mm. */
export function useStoreClock(): () => string {
  const timeZone = useStoreTimeZone();
  return useCallback(() => timeInZone(timeZone, new Date()), [timeZone]);
}
