import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { useAskBeforeUnload } from '../../lib/saves/useAskBeforeUnload';
import { LeaveQuestion } from './LeaveQuestion';

type Guarded = {
  /** Whether leaving now would lose something. */
  isUnsaved: () => boolean;
  /** Whether something is on its way: the question waits until it has arrived. */
  isUnderWay?: boolean;
  /** Whether a step in the browser leaves what is guarded; to another page, unless it is told. */
  leaves?: BlockerFunction;
};

const A_SAVE_TAKES_MS = 1500;

const toAnotherPage: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname;

/** Holds back who leaves over what is not saved: by a link, Back, or closing the window. */
export function useLeaveGuard({ isUnsaved, isUnderWay = false, leaves = toAnotherPage }: Guarded) {
  const blocker = useBlocker(step => leaves(step) && isUnsaved());
  const isHeld = blocker.state === 'blocked';
  const hasWaited = useHasWaited(isHeld && isUnderWay);
  const released = useRef<unknown>(undefined);
  useAskBeforeUnload(isUnsaved);

  /** Lets a step go on, once: the router tells of it later. */
  const leave = useCallback(() => {
    if (blocker.state !== 'blocked' || released.current === blocker.location) return;
    released.current = blocker.location;
    blocker.proceed();
  }, [blocker]);

  useEffect(
    function goOnceItIsSaved() {
      if (isHeld && !isUnderWay && !isUnsaved()) leave();
    },
    [isHeld, isUnderWay, isUnsaved, leave],
  );

  return {
    /** Someone is being held back. */
    isHeld,
    isAsking: isHeld && isUnsaved() && (!isUnderWay || hasWaited),
    stay: () => blocker.reset?.(),
    leave,
  };
}

type Props = Guarded & {
  /** Gives up what is not saved. */
  onLeave?: () => void;
  /** What is lost by leaving. */
  children: ReactNode;
};

/** The guard with its question. */
export function LeaveGuard({ onLeave, children, ...guarded }: Props) {
  const { isAsking, stay, leave } = useLeaveGuard(guarded);
  return (
    <LeaveQuestion
      isOpen={isAsking}
      onStay={stay}
      onLeave={() => {
        onLeave?.();
        leave();
      }}
    >
      {children}
    </LeaveQuestion>
  );
}

function useHasWaited(isWaiting: boolean): boolean {
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    if (!isWaiting) return setHasWaited(false);
    const timer = setTimeout(() => setHasWaited(true), A_SAVE_TAKES_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return hasWaited;
}
