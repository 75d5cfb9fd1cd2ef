import { useEffect } from 'react';
import { addDays, type Day } from '../../../lib/days/dates';
import type { Key } from '../../../lib/keys';

/** As Help tells them. */
export const dayKeys: readonly Key[] = [{ keys: '←, →', does: 'One day back, one day on' }];

/** Left and right arrow step the day, unless they are needed where the cursor stands. */
export function useDayKeys(day: Day, show: (day: Day) => void, isOn: boolean): void {
  useEffect(
    function stepByArrows() {
      if (!isOn) return;
      const press = (event: KeyboardEvent) => {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        const isElsewhere =
          event.target instanceof HTMLElement &&
          event.target.closest('input, textarea, [role="dialog"], [role="menu"]');
        if (step && !isElsewhere && !event.altKey && !event.ctrlKey && !event.metaKey)
          show(addDays(day, step));
      };
      document.addEventListener('keydown', press);
      return () => document.removeEventListener('keydown', press);
    },
    [day, show, isOn],
  );
}
