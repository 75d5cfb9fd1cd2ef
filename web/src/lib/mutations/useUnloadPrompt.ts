import { useEffect, useEffectEvent } from 'react';

const unsavedChecks = new Set<() => boolean>();

/** Returns whether any registered work on the page is not saved. */
export const hasUnsavedPageWork = (): boolean => [...unsavedChecks].some(isUnsaved => isUnsaved());

/** Makes the browser ask for confirmation before a page with unsaved work is closed or reloaded. */
export function useUnloadPrompt(isUnsaved: () => boolean): void {
  const isUnsavedNow = useEffectEvent(isUnsaved);
  useEffect(() => {
    const checkUnsaved = () => isUnsavedNow();
    const promptIfUnsaved = (event: BeforeUnloadEvent) => {
      if (checkUnsaved()) event.preventDefault();
    };
    unsavedChecks.add(checkUnsaved);
    window.addEventListener('beforeunload', promptIfUnsaved);
    return () => {
      unsavedChecks.delete(checkUnsaved);
      window.removeEventListener('beforeunload', promptIfUnsaved);
    };
  }, []);
}
