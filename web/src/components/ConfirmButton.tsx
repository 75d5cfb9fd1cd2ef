import Button, { type ButtonProps } from '@mui/material/Button';
import { useEffect, useState } from 'react';

type Props = Omit<ButtonProps, 'onClick'> & {
  /** "Delete" */
  label: string;
  /** "Confirm Delete" */
  confirmLabel: string;
  /** "Deleting..." */
  busyLabel: string;
  isBusy: boolean;
  onConfirm: () => void;
};

/** How long the question stands before it is taken back. */
const ASKS_FOR_MS = 5000;

/** Asks in its own place: the first click turns it into the question, the second one does it. */
export function ConfirmButton({ label, confirmLabel, busyLabel, isBusy, onConfirm, ...button }: Props) {
  const [isAsking, setIsAsking] = useState(false);

  useEffect(
    function takeTheQuestionBack() {
      if (!isAsking) return;
      const timer = setTimeout(() => setIsAsking(false), ASKS_FOR_MS);
      return () => clearTimeout(timer);
    },
    [isAsking],
  );

  function click() {
    setIsAsking(!isAsking);
    if (isAsking) onConfirm();
  }

  return (
    <Button
      color="error"
      variant={isAsking ? 'contained' : 'outlined'}
      {...button}
      disabled={isBusy || button.disabled === true}
      onClick={click}
      onBlur={() => setIsAsking(false)}
    >
      <span aria-live="polite">{isBusy ? busyLabel : isAsking ? confirmLabel : label}</span>
    </Button>
  );
}
