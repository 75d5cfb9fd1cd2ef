import { useEffect, useEffectEvent } from 'react';

const asked = new Set<() => boolean>();

/** Whether something on the page is not saved. */
export const isPageUnsaved = (): boolean => [...asked].some(isUnsaved => isUnsaved());

/** Lets the browser ask before the page is closed or reloaded over what is not saved. */
export function useAskBeforeUnload(isUnsaved: () => boolean): void {
  const isUnsavedNow = useEffectEvent(isUnsaved);
  useEffect(() => {
    const isUnsavedHere = () => isUnsavedNow();
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsavedHere()) event.preventDefault();
    };
    asked.add(isUnsavedHere);
    window.addEventListener('beforeunload', ask);
    return () => {
      asked.delete(isUnsavedHere);
      window.removeEventListener('beforeunload', ask);
    };
  }, []);
}
