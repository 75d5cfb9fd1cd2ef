import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { type Abilities, linkOfLetter } from './links';

const WITHIN_MS = 1000;

/** Where letters are typed, or are keys of what is there. */
export const takesLetters =
  'input, textarea, select, [contenteditable="true"], [role="grid"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="combobox"]';

/** G, then the letter that a link of the bar begins with: the first of those that begin alike (overview.md, Navigation). */
export function useScreenKeys(can: Abilities | undefined): void {
  const navigate = useNavigate();
  useEffect(
    function goByLetters() {
      let begunAt: number | undefined;
      const press = (event: KeyboardEvent) => {
        const isSecond = begunAt !== undefined && event.timeStamp - begunAt <= WITHIN_MS;
        begunAt = undefined;
        const isElsewhere = event.target instanceof Element && event.target.closest(takesLetters);
        if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
        const letter = event.key.toUpperCase();
        if (letter === 'G') begunAt = event.timeStamp;
        if (!isSecond) return;
        const link = linkOfLetter(letter, can);
        if (!link) return;
        event.preventDefault();
        // The letter is no key of the screen that is left.
        event.stopPropagation();
        void navigate(link.page.path);
      };
      window.addEventListener('keydown', press, true);
      return () => window.removeEventListener('keydown', press, true);
    },
    [can, navigate],
  );
}
