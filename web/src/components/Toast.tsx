import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';

type Tone = 'success' | 'error' | 'info' | 'warning';
type Message = { id: number; tone: Tone; text: string };

/** Shows a sentence for three seconds; an error until it is closed. A newer one takes its place. */
type ShowToast = (text: string, tone?: Tone) => void;

const ToastContext = createContext<ShowToast | null>(null);

const SHOWN_FOR_MS = 3000;

export function useToast(): ShowToast {
  const showToast = use(ToastContext);
  if (!showToast) throw new Error('useToast needs a ToastProvider above it.');
  return showToast;
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<Message | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const showToast = useCallback<ShowToast>((text, tone = 'success') => {
    setMessage(before => ({ id: (before?.id ?? 0) + 1, tone, text }));
    setIsOpen(true);
  }, []);

  return (
    <ToastContext value={showToast}>
      {children}
      {message && (
        <Snackbar
          key={message.id}
          open={isOpen}
          autoHideDuration={message.tone === 'error' ? null : SHOWN_FOR_MS}
          onClose={(_event, reason) => reason !== 'clickaway' && setIsOpen(false)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        >
          <Alert severity={message.tone} variant="outlined" onClose={() => setIsOpen(false)} sx={toastLook}>
            {message.text}
          </Alert>
        </Snackbar>
      )}
    </ToastContext>
  );
}

const toastLook = {
  bgcolor: 'background.paper',
  color: 'text.primary',
  boxShadow: 6,
  alignItems: 'center',
} as const;
