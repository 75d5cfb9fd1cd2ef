import { useEffect, useState } from 'react';
import { useAskBeforeUnload } from '../../lib/useAskBeforeUnload';

/** Guards what was typed: closing asks first, by the button, by Escape and by leaving the page. */
export function useKeepTyped(isChanged: boolean, onClose: () => void) {
  const [isAskingToDiscard, setIsAskingToDiscard] = useState(false);

  useAskBeforeUnload(() => isChanged);

  function close() {
    if (isChanged) setIsAskingToDiscard(true);
    else onClose();
  }

  useEffect(function closeOnEscape() {
    const press = (event: KeyboardEvent) => {
      const isForAMenu =
        event.target instanceof Element && event.target.closest('[role="listbox"], .MuiPickerPopper-root');
      if (event.key === 'Escape' && !isForAMenu) close();
    };
    // Before a dialog around the form takes the key for itself.
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  });

  return { isAskingToDiscard: isAskingToDiscard && isChanged, close };
}
