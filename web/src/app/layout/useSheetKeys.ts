import { useLayoutEffect } from 'react';
import { LETTER_INPUT_SELECTOR } from './useScreenKeys';

/** The dialog of the top bar that is open over a screen. */
export type TopBarDialog = 'find' | 'help' | null;
export type OpenTopBarDialog = (dialog: TopBarDialog) => void;

export const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
export const FIND_SHORTCUT = isMac ? '⌘K' : 'Ctrl+K';

/** The code editor's own commands begin with Ctrl+K. */
const CODE_EDITOR_SELECTOR = '.monaco-editor';

/**
 * Opens Find by Ctrl+K from anywhere, and Help by `?` outside of fields. On a Mac Find is ⌘K, because Ctrl+K
 * deletes a line there.
 */
export function useDialogShortcuts(onOpen: OpenTopBarDialog): void {
  // A layout effect runs in the same commit that enables the bar's buttons, so that no key press is lost in
  // between.
  useLayoutEffect(
    function watchKeys() {
      const handleKeyDown = (event: KeyboardEvent) => {
        const dialog = getDialogForKey(event);
        if (!dialog || document.querySelector('[role="alertdialog"]')) return;
        // Runs before the focused element and the browser's own search field.
        event.preventDefault();
        event.stopPropagation();
        onOpen(dialog);
      };
      window.addEventListener('keydown', handleKeyDown, true);
      return () => window.removeEventListener('keydown', handleKeyDown, true);
    },
    [onOpen],
  );
}

function getDialogForKey({ key, target, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): TopBarDialog {
  const isIn = (selector: string) => target instanceof Element && target.closest(selector) !== null;
  if (key === '?' && !ctrlKey && !metaKey && !isIn(LETTER_INPUT_SELECTOR)) return 'help';
  const isCommand = isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  const isFind = isCommand && key.toLowerCase() === 'k' && !shiftKey && !altKey;
  return isFind && (isMac || !isIn(CODE_EDITOR_SELECTOR)) ? 'find' : null;
}
