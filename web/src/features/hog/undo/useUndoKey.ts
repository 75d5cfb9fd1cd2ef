import { useEffect, useEffectEvent } from 'react';

/** Runs the undo on Ctrl+Z or ⌘Z. In text inputs the browser's own undo stays in effect. */
export function useUndoKey(undo: () => Promise<void>): void {
  const undoNow = useEffectEvent(undo);
  useEffect(function listen() {
    const handleKeyDown = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      const isInText =
        event.target instanceof HTMLElement && event.target.closest('input:not([type=checkbox]), textarea');
      if (!isUndo || isInText) return;
      event.preventDefault();
      undoNow();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}
