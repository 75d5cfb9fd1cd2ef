import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { useUnloadPrompt } from '../../lib/mutations/useUnloadPrompt';
import { AlertDialog } from '../forms/AlertDialog';

type LeaveGuardOptions = {
  /** Returns whether leaving now loses unsaved input. */
  isUnsaved: () => boolean;
  /** True while a save is running. The dialog then opens only if the save takes too long. */
  isSaving?: boolean;
  /** Returns whether a navigation leaves the guarded area; default: navigation to another page. */
  isLeaving?: BlockerFunction;
};

const SAVE_WAIT_MS = 1500;

const isOtherPage: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname;

/** Blocks navigation away from unsaved input: by a link, by Back, or by closing the window. */
export function useLeaveGuard({ isUnsaved, isSaving = false, isLeaving = isOtherPage }: LeaveGuardOptions) {
  const blocker = useBlocker(navigation => isLeaving(navigation) && isUnsaved());
  const isBlocked = blocker.state === 'blocked';
  const hasWaited = useHasWaited(isBlocked && isSaving);
  const releasedLocation = useRef<unknown>(undefined);
  useUnloadPrompt(isUnsaved);

  /**
   * Continues the blocked navigation only once. The router reports the navigation as blocked until the router
   * updates.
   */
  const leave = useCallback(() => {
    if (blocker.state !== 'blocked' || releasedLocation.current === blocker.location) return;
    releasedLocation.current = blocker.location;
    blocker.proceed();
  }, [blocker]);

  useEffect(
    function leaveOnceSaved() {
      if (isBlocked && !isSaving && !isUnsaved()) leave();
    },
    [isBlocked, isSaving, isUnsaved, leave],
  );

  return {
    /** True while a navigation is blocked. */
    isBlocked,
    isDialogOpen: isBlocked && isUnsaved() && (!isSaving || hasWaited),
    stay: () => blocker.reset?.(),
    leave,
  };
}

type Props = LeaveGuardOptions & {
  /** Discards the unsaved input. */
  onLeave?: () => void;
  /** Describes the input that leaving discards. */
  children: ReactNode;
};

export function LeaveGuard({ onLeave, children, ...options }: Props) {
  const { isDialogOpen, stay, leave } = useLeaveGuard(options);
  return (
    <LeaveDialog
      isOpen={isDialogOpen}
      onStay={stay}
      onLeave={() => {
        onLeave?.();
        leave();
      }}
    >
      {children}
    </LeaveDialog>
  );
}

function useHasWaited(isWaiting: boolean): boolean {
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    if (!isWaiting) return setHasWaited(false);
    const timer = setTimeout(() => setHasWaited(true), SAVE_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return hasWaited;
}

type LeaveDialogProps = {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
  /** Describes the input that leaving discards. */
  children: ReactNode;
};

/** Renders a confirmation dialog for leaving unsaved input. */
export const LeaveDialog = ({ isOpen, onStay, onLeave, children }: LeaveDialogProps) => (
  <AlertDialog
    isOpen={isOpen}
    title="Leave without saving?"
    onClose={onStay}
    actions={[
      { label: 'Leave', onClick: onLeave, isDangerous: true },
      { label: 'Stay', onClick: onStay, isFocused: true },
    ]}
  >
    {children}
  </AlertDialog>
);
