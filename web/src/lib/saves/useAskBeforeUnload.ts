import { useEffect, useEffectEvent } from 'react';

/** Lets the browser ask before the page is closed or reloaded over what is not saved. */
export function useAskBeforeUnload(isUnsaved: () => boolean): void {
  const isUnsavedNow = useEffectEvent(isUnsaved);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsavedNow()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}
