import { useEffect, useEffectEvent } from 'react';
import { addDays, type Day } from '../../../lib/days/dates';
import type { Shortcut } from '../../../lib/shortcuts';

export const dayKeys: readonly Shortcut[] = [{ keys: '←, →', description: 'Previous day, next day' }];

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

export const pasteKeys: readonly Shortcut[] = [
  { keys: 'Ctrl+V', description: 'Add deals by pasting rows from a spreadsheet', abilities: ['recordDeals'] },
];

/** Calls `onPaste` with the text of rows that are pasted outside inputs and dialogs. */
export function usePasteOnPage(isEnabled: boolean, onPaste: (text: string) => void): void {
  const handlePastedText = useEffectEvent(onPaste);
  useEffect(
    function listenForPaste() {
      if (!isEnabled) return;
      const handlePaste = (event: ClipboardEvent) => {
        const isInField =
          event.target instanceof Element &&
          event.target.closest('input, textarea, [contenteditable], [role="dialog"]');
        const text = event.clipboardData?.getData('text/plain') ?? '';
        if (!isInField && /\t|\n/.test(text.trim())) handlePastedText(text);
      };
      document.addEventListener('paste', handlePaste);
      return () => document.removeEventListener('paste', handlePaste);
    },
    [isEnabled],
  );
}
