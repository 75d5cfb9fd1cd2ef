import Button, { type ButtonProps } from '@mui/material/Button';
import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';

type Props = Omit<ButtonProps, 'onClick' | 'sx'> & {
  /** "Delete" */
  label: string;
  /** "Confirm Delete" */
  confirmLabel: string;
  /** "Deleting..." */
  busyLabel: string;
  isBusy: boolean;
  /** Text, until it asks. */
  isQuiet?: boolean;
  onConfirm: () => void;
};

/** Not put; just put, when nobody can have read it yet; standing, for an answer. */
type Question = 'none' | 'new' | 'standing';

/** How long each stays before the next takes its place. */
const next = {
  new: { afterMs: 500, question: 'standing' },
  standing: { afterMs: 5000, question: 'none' },
} as const;

/**
 * Asks in its own place: the first click turns it into the question, the second one does it. The second click of a double
 * click does not, nor does a key that is held down.
 */
export function ConfirmButton({
  label,
  confirmLabel,
  busyLabel,
  isBusy,
  isQuiet = false,
  onConfirm,
  ...button
}: Props) {
  const [question, setQuestion] = useState<Question>('none');
  const isAsking = question !== 'none';

  useEffect(
    function letTimePass() {
      if (question === 'none') return;
      const { afterMs, question: later } = next[question];
      const timer = setTimeout(() => setQuestion(later), afterMs);
      return () => clearTimeout(timer);
    },
    [question],
  );

  function click({ detail }: MouseEvent) {
    if (question === 'none') return setQuestion('new');
    // `detail` counts the clicks of a double click, however slow this person's system lets it be.
    if (question === 'new' || detail > 1) return;
    setQuestion('none');
    onConfirm();
  }

  return (
    <Button
      color="error"
      variant={isAsking ? 'contained' : 'outlined'}
      {...button}
      disabled={isBusy || button.disabled === true}
      aria-disabled={question === 'new' || undefined}
      onClick={click}
      onKeyDown={ignoreHeldKey}
      onBlur={() => setQuestion('none')}
      sx={{
        '&[aria-disabled=true]': { opacity: 0.7 },
        ...(isQuiet && { '&.MuiButton-outlined': { borderColor: 'transparent' } }),
      }}
    >
      <span aria-live="polite">{isBusy ? busyLabel : isAsking ? confirmLabel : label}</span>
    </Button>
  );
}

/** A key that is held down presses a button once. */
export function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
