import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';

type Tone = 'success' | 'error' | 'info' | 'warning';
/** What can be done about it: "Undo". With `keepsFocus` the focus stays where it is. */
type ToastAction = { label: string; run: () => void; keepsFocus?: boolean };
type Message = { id: number; tone: Tone; text: string; action: ToastAction | undefined };

/**
 * Shows a sentence for three seconds; one with an action for twenty, its button with the focus; an error until it is closed.
 * A newer one takes its place.
 */
type ShowToast = (text: string, tone?: Tone, action?: ToastAction) => void;

const ToastContext = createContext<ShowToast | null>(null);

const SHOWN_FOR_MS = 3000;
const OFFERED_FOR_MS = 20_000;

export function useToast(): ShowToast {
  const showToast = use(ToastContext);
  if (!showToast) throw new Error('useToast needs a ToastProvider above it.');
  return showToast;
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<Message | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const showToast = useCallback<ShowToast>((text, tone = 'success', action) => {
    setMessage(before => ({ id: (before?.id ?? 0) + 1, tone, text, action }));
    setIsOpen(true);
  }, []);

  return (
    <ToastContext value={showToast}>
      {children}
      {message && (
        <Snackbar
          key={message.id}
          open={isOpen}
          autoHideDuration={shownFor(message)}
          onClose={(_event, reason) => reason !== 'clickaway' && setIsOpen(false)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        >
          <Alert severity={message.tone} variant="outlined" onClose={() => setIsOpen(false)} sx={toastLook}>
            {message.text}
            {message.action && <ActionButton action={message.action} onDone={() => setIsOpen(false)} />}
          </Alert>
        </Snackbar>
      )}
    </ToastContext>
  );
}

const shownFor = ({ tone, action }: Message) =>
  tone === 'error' ? null : action ? OFFERED_FOR_MS : SHOWN_FOR_MS;

/** What closes with the act gives the focus back to where it came from first; it is often gone by then. */
const SETTLED_MS = 150;

function ActionButton({
  action: { label, run, keepsFocus = false },
  onDone,
}: {
  action: ToastAction;
  onDone: () => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(
    function takeTheFocus() {
      if (keepsFocus) return;
      const timer = setTimeout(() => button.current?.focus(), SETTLED_MS);
      return () => clearTimeout(timer);
    },
    [keepsFocus],
  );

  function act() {
    onDone();
    run();
  }

  return (
    <Button
      ref={button}
      onClick={act}
      onKeyDown={event => event.repeat && event.preventDefault()}
      sx={{ ml: 2 }}
    >
      {label}
    </Button>
  );
}

const toastLook = {
  bgcolor: 'background.paper',
  color: 'text.primary',
  boxShadow: 6,
  alignItems: 'center',
} as const;
