import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useIsReconnecting } from '../../lib/live/live';
import { isPageUnsaved } from '../../lib/saves/useAskBeforeUnload';
import { hasChangesUnderWay } from '../../lib/server/changesUnderWay';
import { readLastActivity } from '../idle/lastActivity';
import { builtAs } from './keepApp';

const LOOK_EVERY_MS = 5_000;
/** Instances of two builds may answer in turns: a page stands for a minute at least (decision 204). */
const STANDS_MS = 60_000;
const PAUSE_MS = 20_000;

/** Loads a newer build at a quiet moment, and says until then that there is one. */
export function NewBuild() {
  const [isOld, setIsOld] = useState(false);
  const isReconnecting = useIsReconnecting();

  useEffect(
    function lookWhenTheServerIsBack() {
      const look = () => void isOlder().then(older => setIsOld(before => older ?? before));
      if (!isReconnecting) look();
      document.addEventListener('visibilitychange', look);
      window.addEventListener('online', look);
      return () => {
        document.removeEventListener('visibilitychange', look);
        window.removeEventListener('online', look);
      };
    },
    [isReconnecting],
  );

  useEffect(
    function loadAtAQuietMoment() {
      if (!isOld) return;
      const timer = setInterval(() => isQuiet() && window.location.reload(), LOOK_EVERY_MS);
      return () => clearInterval(timer);
    },
    [isOld],
  );

  return (
    <Box role="status" sx={noteStyles}>
      {isOld && 'Salesfloor is updating: the new version is loaded when you pause.'}
    </Box>
  );
}

const noteStyles = {
  typography: 'body2',
  textAlign: 'center',
  displayPrint: 'none',
  // Always there, so that screen readers announce the text. Empty, it takes no gap of the page's grid.
  '&:empty': { position: 'absolute' },
} as const;

/** Whether the page is of another build than the one that the server hands out; undefined when it does not say. */
async function isOlder(): Promise<boolean | undefined> {
  const build = builtAs();
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  const latest = /"(.+)"/.exec(answer?.headers.get('etag') ?? '')?.[1];
  return build === undefined || latest === undefined ? undefined : build !== latest;
}

/** Nothing is typed, open or on its way, and nobody is at it. */
function isQuiet(): boolean {
  const isUnderHands =
    document.activeElement?.matches('input, textarea, select') ||
    document.querySelector('[role$=dialog], form');
  const isLeft = document.hidden || Date.now() - readLastActivity() > PAUSE_MS;
  return (
    isLeft &&
    !isUnderHands &&
    performance.now() > STANDS_MS &&
    !isPageUnsaved() &&
    !hasChangesUnderWay() &&
    navigator.onLine
  );
}
