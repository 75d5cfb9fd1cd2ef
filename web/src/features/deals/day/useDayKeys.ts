import { useEffect } from 'react';
import { addDays, type Day } from '../../../lib/days/dates';
import type { Shortcut } from '../../../lib/keys';

export const dayKeys: readonly Shortcut[] = [{ keys: '←, →', description: 'One day back, one day on' }];

/** Shows the previous or next day on ← or →, unless the focus is in an input, a dialog or a menu. */
export function useDayKeys(day: Day, showDay: (day: Day) => void, isEnabled: boolean): void {
  useEffect(
    function listenForArrowKeys() {
      if (!isEnabled) return;
      const handleKeyDown = (event: KeyboardEvent) => {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        const isInInput =
          event.target instanceof HTMLElement &&
          event.target.closest('input, textarea, [role="dialog"], [role="menu"]');
        if (step && !isInInput && !event.altKey && !event.ctrlKey && !event.metaKey)
          showDay(addDays(day, step));
      };
      document.addEventListener('keydown', handleKeyDown);
      return () => document.removeEventListener('keydown', handleKeyDown);
    },
    [day, showDay, isEnabled],
  );
}
