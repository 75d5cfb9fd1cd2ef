import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';

type ToastTone = 'success' | 'error' | 'info' | 'warning';
/**
 * An action that the message offers, such as "Undo". With `shouldKeepFocus` the button does not take the
 * focus.
 */
type ToastAction = { label: string; run: () => void; shouldKeepFocus?: boolean };
type ToastMessage = { id: number; tone: ToastTone; text: string; action: ToastAction | undefined };

/**
 * Shows a message for 3 seconds. A message with an action stays for 20 seconds, and its button gets the
 * focus. An error stays until it is closed. A newer message replaces an older one.
 */
type ShowToast = (text: string, tone?: ToastTone, action?: ToastAction) => void;

const ToastContext = createContext<ShowToast | null>(null);

const MESSAGE_MS = 3000;
const ACTION_MS = 20_000;

export function useToast(): ShowToast {
  const showToast = use(ToastContext);
  if (!showToast) throw new Error('useToast needs a ToastProvider above it.');
  return showToast;
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const showToast = useCallback<ShowToast>((text, tone = 'success', action) => {
    setMessage(previous => ({ id: (previous?.id ?? 0) + 1, tone, text, action }));
    setIsOpen(true);
  }, []);

  return (
    <ToastContext value={showToast}>
      {children}
      {message && (
        <Snackbar
          key={message.id}
          open={isOpen}
          autoHideDuration={getHideDelayMs(message)}
          onClose={(_event, reason) => reason !== 'clickaway' && setIsOpen(false)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        >
          <Alert severity={message.tone} variant="outlined" onClose={() => setIsOpen(false)} sx={toastStyles}>
            {message.text}
            {message.action && <ActionButton action={message.action} onDone={() => setIsOpen(false)} />}
          </Alert>
        </Snackbar>
      )}
    </ToastContext>
  );
}

const getHideDelayMs = ({ tone, action }: ToastMessage) =>
  tone === 'error' ? null : action ? ACTION_MS : MESSAGE_MS;

/**
 * The delay in milliseconds before the button gets the focus. A closing dialog or menu first returns the
 * focus, often to an element that no longer exists.
 */
const FOCUS_DELAY_MS = 150;

function ActionButton({
  action: { label, run, shouldKeepFocus = false },
  onDone,
}: {
  action: ToastAction;
  onDone: () => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(
    function focusButton() {
      if (shouldKeepFocus) return;
      const timer = setTimeout(() => button.current?.focus(), FOCUS_DELAY_MS);
      return () => clearTimeout(timer);
    },
    [shouldKeepFocus],
  );

  function handleClick() {
    onDone();
    run();
  }

  return (
    <Button
      ref={button}
      onClick={handleClick}
      onKeyDown={event => event.repeat && event.preventDefault()}
      sx={{ ml: 2 }}
    >
      {label}
    </Button>
  );
}

const toastStyles = {
  bgcolor: 'background.paper',
  color: 'text.primary',
  boxShadow: 6,
  alignItems: 'center',
} as const;
