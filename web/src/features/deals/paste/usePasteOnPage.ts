import { useEffect, useEffectEvent } from 'react';
import type { Key } from '../../../lib/keys';

/** As Help tells it. */
export const pasteKeys: readonly Key[] = [
  { keys: 'Ctrl+V', does: 'Paste rows of a spreadsheet as deals', rights: ['recordDeals'] },
];

/** Rows that are pasted onto the page, and into no field of it. */
export function usePasteOnPage(isOn: boolean, onRows: (text: string) => void): void {
  const paste = useEffectEvent(onRows);
  useEffect(
    function hearPaste() {
      if (!isOn) return;
      const hear = (event: ClipboardEvent) => {
        const isInField =
          event.target instanceof Element &&
          event.target.closest('input, textarea, [contenteditable], [role="dialog"]');
        const text = event.clipboardData?.getData('text/plain') ?? '';
        if (!isInField && /\t|\n/.test(text.trim())) paste(text);
      };
      document.addEventListener('paste', hear);
      return () => document.removeEventListener('paste', hear);
    },
    [isOn],
  );
}
