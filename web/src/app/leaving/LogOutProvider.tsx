import { createContext, type ReactNode, use, useState } from 'react';
import { discardAllDrafts } from '../../lib/saves/typedTexts';
import { hasUnsavedPageWork } from '../../lib/saves/useAskBeforeUnload';
import { waitForMutations, hasRunningMutations } from '../../lib/server/changesUnderWay';
import { useSession, useSignedIn } from '../session/SessionProvider';
import { LogOutDialog } from './LogOutQuestion';
import { type UnsavedItem, listUnsavedItems } from './unsavedWork';

const LogOutContext = createContext<(() => void) | null>(null);

/** Returns the function that logs out. It first offers to keep or discard unsaved work. */
export function useLogOut(): () => void {
  const logOut = use(LogOutContext);
  if (!logOut) throw new Error('useLogOut needs a LogOutProvider above it.');
  return logOut;
}

const MAX_SAVE_WAIT_MS = 1500;

export function LogOutProvider({ children }: { children: ReactNode }) {
  const { logout } = useSession();
  const { id } = useSignedIn().user;
  const [unsavedItems, setUnsavedItems] = useState<readonly UnsavedItem[] | null>(null);

  async function logOut() {
    await waitForMutations(MAX_SAVE_WAIT_MS);
    const remaining = listUnsavedItems(id);
    if (remaining.length > 0 || hasUnsavedPageWork()) setUnsavedItems(remaining);
    else logout();
  }

  function discard() {
    discardAllDrafts(id);
    logout();
  }

  return (
    <LogOutContext value={() => void logOut()}>
      {children}
      {unsavedItems && (
        <LogOutDialog
          unsavedItems={unsavedItems}
          isSaving={hasRunningMutations()}
          onStay={() => setUnsavedItems(null)}
          onKeep={logout}
          onDiscard={discard}
        />
      )}
    </LogOutContext>
  );
}
