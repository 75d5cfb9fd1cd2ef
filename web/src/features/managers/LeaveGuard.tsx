import { useBlocker } from 'react-router';
import { LeaveQuestion } from '../../components/LeaveQuestion';
import { useAskBeforeUnload } from '../../lib/useAskBeforeUnload';

/** Asks before rows that were changed and not updated are left behind. */
export function LeaveGuard({ isUnsaved }: { isUnsaved: boolean }) {
  useAskBeforeUnload(() => isUnsaved);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <LeaveQuestion
      isOpen={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    >
      Some people here have changes that are not updated yet. They are lost when you leave.
    </LeaveQuestion>
  );
}
