import { useLayoutEffect } from 'react';
import { takesLetters } from './useScreenKeys';

/** What opens from the bar over any screen. */
export type OpenedSheet = 'find' | 'help' | null;
export type OpenSheet = (sheet: OpenedSheet) => void;

export const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
export const findKey = isMac ? '⌘K' : 'Ctrl+K';

/** An editor's own commands begin with Ctrl+K. */
const hasOwnKeys = '.monaco-editor';

/** Ctrl+K opens Find over whatever has the focus, on a Mac ⌘K, for Ctrl+K erases a line there; `?` opens Help outside of fields. */
export function useSheetKeys(onOpen: OpenSheet): void {
  // In the same commit that enables the controls in the bar: no key is lost between the two.
  useLayoutEffect(
    function listen() {
      const press = (event: KeyboardEvent) => {
        const sheet = sheetOf(event);
        if (!sheet || document.querySelector('[role="alertdialog"]')) return;
        // Before what has the focus, and before the browser's own field.
        event.preventDefault();
        event.stopPropagation();
        onOpen(sheet);
      };
      window.addEventListener('keydown', press, true);
      return () => window.removeEventListener('keydown', press, true);
    },
    [onOpen],
  );
}

function sheetOf({ key, target, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): OpenedSheet {
  const isIn = (selector: string) => target instanceof Element && target.closest(selector) !== null;
  if (key === '?' && !ctrlKey && !metaKey && !isIn(takesLetters)) return 'help';
  const isCommand = isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  const isFind = isCommand && key.toLowerCase() === 'k' && !shiftKey && !altKey;
  return isFind && (isMac || !isIn(hasOwnKeys)) ? 'find' : null;
}
