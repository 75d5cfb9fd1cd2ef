import { useEffect, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';
import { type Abilities, findLinkByLetter } from './navigation';

/** The dialog of the top bar that is open over a screen. */
export type TopBarDialog = 'find' | 'help' | null;
export type OpenTopBarDialog = (dialog: TopBarDialog) => void;

export const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
export const FIND_SHORTCUT = isMac ? '⌘K' : 'Ctrl+K';

/**
 * Selects the code editor. In the editor, Ctrl+K does not open Find, because the editor's own shortcuts begin
 * with Ctrl+K.
 */
const CODE_EDITOR_SELECTOR = '.monaco-editor';

/**
 * Opens Find by Ctrl+K anywhere, and help by `?` outside of fields. On a Mac the key of Find is ⌘K, because
 * Ctrl+K deletes a line there.
 */
export function useDialogShortcuts(onOpen: OpenTopBarDialog): void {
  // A layout effect runs in the same commit that enables the bar's buttons. Thus no key press is lost after
  // the buttons are enabled.
  useLayoutEffect(
    function watchKeys() {
      const handleKeyDown = (event: KeyboardEvent) => {
        const dialog = getDialogForKey(event);
        if (!dialog || document.querySelector('[role="alertdialog"]')) return;
        // Prevents the focused element and the browser's own search from handling the key.
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

const SEQUENCE_TIMEOUT_MS = 1000;

/** Selects elements in which letter keys type text or have another function. */
export const LETTER_INPUT_SELECTOR =
  'input, textarea, select, [contenteditable="true"], [role="grid"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="combobox"]';

/**
 * Opens a screen by G and the first letter of its link in the bar. If several links match, opens the first
 * (overview.md, Navigation).
 */
export function useNavigationShortcuts(can: Abilities | undefined): void {
  const navigate = useNavigate();
  useEffect(
    function watchLetterKeys() {
      let startedAt: number | undefined;
      const handleKeyDown = (event: KeyboardEvent) => {
        const isSecond = startedAt !== undefined && event.timeStamp - startedAt <= SEQUENCE_TIMEOUT_MS;
        startedAt = undefined;
        const isInLetterInput =
          event.target instanceof Element && event.target.closest(LETTER_INPUT_SELECTOR);
        if (isInLetterInput || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
        const letter = event.key.toUpperCase();
        if (letter === 'G') startedAt = event.timeStamp;
        if (!isSecond) return;
        const link = findLinkByLetter(letter, can);
        if (!link) return;
        event.preventDefault();
        // The screen that is being left must not handle the letter.
        event.stopPropagation();
        void navigate(link.page.path);
      };
      window.addEventListener('keydown', handleKeyDown, true);
      return () => window.removeEventListener('keydown', handleKeyDown, true);
    },
    [can, navigate],
  );
}
