import { createContext, type ReactNode, use, useState } from 'react';
import { discardTyped } from '../../lib/saves/typedTexts';
import { isPageUnsaved } from '../../lib/saves/useAskBeforeUnload';
import { changesAnswered, hasChangesUnderWay } from '../../lib/server/changesUnderWay';
import { useSession, useSignedIn } from '../session/SessionProvider';
import { LogOutQuestion } from './LogOutQuestion';
import { type UnsavedWork, unsavedWork } from './unsavedWork';

const LogOutContext = createContext<(() => void) | null>(null);

/** Logs out, by a person's hand: asks first what becomes of what is not saved. */
export function useLogOut(): () => void {
  const logOut = use(LogOutContext);
  if (!logOut) throw new Error('useLogOut needs a LogOutProvider above it.');
  return logOut;
}

const A_SAVE_TAKES_MS = 1500;

export function LogOutProvider({ children }: { children: ReactNode }) {
  const { logout } = useSession();
  const { id } = useSignedIn().user;
  const [works, setWorks] = useState<readonly UnsavedWork[] | null>(null);

  async function logOut() {
    await changesAnswered(A_SAVE_TAKES_MS);
    const left = unsavedWork(id);
    if (left.length > 0 || isPageUnsaved()) setWorks(left);
    else logout();
  }

  function discard() {
    discardTyped(id);
    logout();
  }

  return (
    <LogOutContext value={() => void logOut()}>
      {children}
      {works && (
        <LogOutQuestion
          works={works}
          isSaving={hasChangesUnderWay()}
          onStay={() => setWorks(null)}
          onKeep={logout}
          onDiscard={discard}
        />
      )}
    </LogOutContext>
  );
}
