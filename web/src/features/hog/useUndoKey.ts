import { useEffect } from 'react';

/** Ctrl+Z or ⌘Z, except in an input, where it belongs to the text. */
export function useUndoKey(isOn: boolean, undo: () => void): void {
  useEffect(
    function listen() {
      if (!isOn) return;
      const press = (event: KeyboardEvent) => {
        const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
        const isInText = event.target instanceof HTMLElement && event.target.closest('input, textarea');
        if (!isUndo || isInText) return;
        event.preventDefault();
        undo();
      };
      document.addEventListener('keydown', press);
      return () => document.removeEventListener('keydown', press);
    },
    [isOn, undo],
  );
}
