import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { readStored, store } from '../../lib/browserStorage';
import { useIsPhone } from '../../lib/hooks/useIsPhone';

/** What browsers other than Safari tell a page that can be installed. */
type InstallEvent = Event & { prompt: () => Promise<unknown> };

const isOfApple = /iPhone|iPad/.test(navigator.userAgent);
const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

/** Says once, on a phone, that the app can stand among the others. */
export function InstallHint() {
  const isPhone = useIsPhone();
  const [isDone, setIsDone] = useState(() => readStored('installHint') !== null || isInstalled());
  const [offered, setOffered] = useState<InstallEvent | null>(null);

  useEffect(function hearTheBrowser() {
    const hear = (event: Event) => {
      event.preventDefault();
      setOffered(event as InstallEvent);
    };
    window.addEventListener('beforeinstallprompt', hear);
    return () => window.removeEventListener('beforeinstallprompt', hear);
  }, []);

  if (isDone || !isPhone || !(offered || isOfApple)) return null;
  const done = () => {
    store('installHint', 'done');
    setIsDone(true);
  };
  return (
    <Box role="note" sx={look}>
      <span>
        Salesfloor opens without a line, too, as an app of this phone.
        {!offered && ' In Safari: Share, then Add to Home Screen.'}
      </span>
      {offered && (
        <Button
          onClick={() => {
            done();
            void offered.prompt();
          }}
        >
          Install
        </Button>
      )}
      <Button color="inherit" onClick={done}>
        {offered ? 'Not now' : 'Close'}
      </Button>
    </Box>
  );
}

const look = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  py: 0.5,
  // Over the page, which it would push down under the thumb; above Home's round button.
  position: 'fixed',
  zIndex: 'snackbar',
  bottom: 80,
  left: 8,
  right: 8,
  bgcolor: 'background.paper',
  boxShadow: 6,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  typography: 'body2',
} as const;
