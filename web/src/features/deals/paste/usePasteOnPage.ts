import { useEffect, useEffectEvent } from 'react';
import type { Shortcut } from '../../../lib/keys';

export const pasteKeys: readonly Shortcut[] = [
  { keys: 'Ctrl+V', description: 'Paste rows of a spreadsheet as deals', abilities: ['recordDeals'] },
];

/** Calls `onRows` with the text of rows that are pasted outside inputs and dialogs. */
export function usePasteOnPage(isEnabled: boolean, onRows: (text: string) => void): void {
  const handleRows = useEffectEvent(onRows);
  useEffect(
    function listenForPaste() {
      if (!isEnabled) return;
      const handlePaste = (event: ClipboardEvent) => {
        const isInField =
          event.target instanceof Element &&
          event.target.closest('input, textarea, [contenteditable], [role="dialog"]');
        const text = event.clipboardData?.getData('text/plain') ?? '';
        if (!isInField && /\t|\n/.test(text.trim())) handleRows(text);
      };
      document.addEventListener('paste', handlePaste);
      return () => document.removeEventListener('paste', handlePaste);
    },
    [isEnabled],
  );
}
