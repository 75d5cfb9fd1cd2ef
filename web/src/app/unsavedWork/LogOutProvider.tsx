import { createContext, type ReactNode, use, useState } from 'react';
import { AlertDialog } from '../../components/forms/AlertDialog';
import { hasRunningMutations, waitForMutations } from '../../lib/apollo/ownMutations';
import { DRAFT_RETENTION_DAYS, discardAllDrafts } from '../../lib/mutations/drafts';
import { hasUnsavedPageWork } from '../../lib/mutations/useUnloadPrompt';
import { useSession, useSignedIn } from '../session/SessionProvider';
import { UnsavedList } from './UnsavedList';
import { listUnsavedItems, type UnsavedItem } from './unsavedItems';

const LogOutContext = createContext<(() => void) | null>(null);

/**
 * Returns the function that logs out. If there is unsaved work, the function first asks whether to keep or
 * discard the work.
 */
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

type LogOutDialogProps = {
  /** Empty when the only unsaved work is on the page itself. */
  unsavedItems: readonly UnsavedItem[];
  isSaving: boolean;
  onStay: () => void;
  onKeep: () => void;
  onDiscard: () => void;
};

/**
 * Offers to keep or discard unsaved work at log-out (sign-in.md, Logging out). Enter discards the work, so
 * that no work stays in the browser by accident.
 */
export function LogOutDialog({ unsavedItems, isSaving, onStay, onKeep, onDiscard }: LogOutDialogProps) {
  const canKeep = unsavedItems.length > 0;
  return (
    <AlertDialog
      title="Log out with unsaved work?"
      onClose={onStay}
      actions={[
        { label: 'Stay', onClick: onStay },
        ...(canKeep ? [{ label: 'Keep', onClick: onKeep }] : []),
        { label: 'Discard', onClick: onDiscard, isFocused: true, isDangerous: true },
      ]}
    >
      {canKeep ? (
        <>
          This work isn’t saved yet:
          <UnsavedList items={unsavedItems} render={({ description }) => description} />
          {isSaving && 'Some changes are still being saved. '}
          <strong>Keep:</strong> your work stays on this device for {DRAFT_RETENTION_DAYS} days and is shown
          only to you. <strong>Discard:</strong> your work is deleted from this device, in every tab.
        </>
      ) : (
        'Your changes on this page aren’t saved and will be lost if you log out.'
      )}
    </AlertDialog>
  );
}
