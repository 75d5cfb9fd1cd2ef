import { useEffect } from 'react';

const NIGHT_HOUR = 4;
const LOOK_EVERY_MS = 60_000;

/** Loads the page anew once a night, while the server can be reached: a new build arrives, and no memory adds up. */
export function useNightlyReload(canReach: boolean): void {
  useEffect(
    function waitForNight() {
      if (!canReach) return;
      const began = new Date();
      const timer = setInterval(() => {
        const now = new Date();
        const isAnotherDay = now.toDateString() !== began.toDateString();
        if (isAnotherDay && now.getHours() >= NIGHT_HOUR) window.location.reload();
      }, LOOK_EVERY_MS);
      return () => clearInterval(timer);
    },
    [canReach],
  );
}
