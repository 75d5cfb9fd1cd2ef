import { useEffect, useEffectEvent } from 'react';

/** Ctrl+Z or ⌘Z, except where text is typed: there it belongs to the text. */
export function useUndoKey(undo: () => Promise<void>): void {
  const undoNow = useEffectEvent(undo);
  useEffect(function listen() {
    const press = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      const isInText =
        event.target instanceof HTMLElement && event.target.closest('input:not([type=checkbox]), textarea');
      if (!isUndo || isInText) return;
      event.preventDefault();
      undoNow();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
