import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { type Abilities, findLinkByLetter } from './links';

const SEQUENCE_TIMEOUT_MS = 1000;

/** Elements in which letters are typed or have another meaning. */
export const LETTER_INPUT_SELECTOR =
  'input, textarea, select, [contenteditable="true"], [role="grid"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="combobox"]';

/**
 * Opens a screen by G and the first letter of its link in the bar; the first of several matches (overview.md,
 * Navigation).
 */
export function useNavigationShortcuts(can: Abilities | undefined): void {
  const navigate = useNavigate();
  useEffect(
    function watchLetterKeys() {
      let startedAt: number | undefined;
      const handleKeyDown = (event: KeyboardEvent) => {
        const isSecond = startedAt !== undefined && event.timeStamp - startedAt <= SEQUENCE_TIMEOUT_MS;
        startedAt = undefined;
        const isInLetterInput = event.target instanceof Element && event.target.closest(LETTER_INPUT_SELECTOR);
        if (isInLetterInput || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
        const letter = event.key.toUpperCase();
        if (letter === 'G') startedAt = event.timeStamp;
        if (!isSecond) return;
        const link = findLinkByLetter(letter, can);
        if (!link) return;
        event.preventDefault();
        // The screen that is left must not handle the letter.
        event.stopPropagation();
        void navigate(link.page.path);
      };
      window.addEventListener('keydown', handleKeyDown, true);
      return () => window.removeEventListener('keydown', handleKeyDown, true);
    },
    [can, navigate],
  );
}
