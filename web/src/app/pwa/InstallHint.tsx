import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../lib/browserStorage';
import { useIsPhone } from '../../lib/hooks/mediaHooks';

/**
 * The `beforeinstallprompt` event, which browsers other than Safari send for a page that can be installed.
 */
type InstallEvent = Event & { prompt: () => Promise<unknown> };

const isApplePhone = /iPhone|iPad/.test(navigator.userAgent);
const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

/** Shows once, on a phone, that the app can be installed. */
export function InstallHint() {
  const isPhone = useIsPhone();
  const [isDismissed, setIsDismissed] = useState(() => readStored('installHint') !== null || isInstalled());
  const [installEvent, setInstallEvent] = useState<InstallEvent | null>(null);

  useEffect(function watchInstallPrompt() {
    const handlePrompt = (event: Event) => {
      event.preventDefault();
      setInstallEvent(event as InstallEvent);
    };
    window.addEventListener('beforeinstallprompt', handlePrompt);
    return () => window.removeEventListener('beforeinstallprompt', handlePrompt);
  }, []);

  if (isDismissed || !isPhone || !(installEvent || isApplePhone)) return null;
  const dismiss = () => {
    writeStored('installHint', 'done');
    setIsDismissed(true);
  };
  return (
    <Box role="note" sx={hintStyles}>
      <span>
        Install Salesfloor as an app on this phone to use it offline, too.
        {!installEvent && ' In Safari: tap Share, then Add to Home Screen.'}
      </span>
      {installEvent && (
        <Button
          onClick={() => {
            dismiss();
            void installEvent.prompt();
          }}
        >
          Install
        </Button>
      )}
      <Button color="inherit" onClick={dismiss}>
        {installEvent ? 'Not now' : 'Close'}
      </Button>
    </Box>
  );
}

const hintStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  py: 0.5,
  // Positioned over the page, so that it does not push the content down, and above the round button of Home.
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
