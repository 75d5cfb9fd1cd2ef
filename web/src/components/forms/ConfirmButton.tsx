import Button, { type ButtonProps } from '@mui/material/Button';
import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';

type Props = Omit<ButtonProps, 'onClick' | 'sx'> & {
  /** Label before the first click: "Delete". */
  label: string;
  /** Label of the confirmation: "Confirm Delete". */
  confirmLabel: string;
  /** Label while the action runs: "Deleting...". */
  busyLabel: string;
  isBusy: boolean;
  /** Hides the border until the confirmation is shown. */
  isQuiet?: boolean;
  onConfirm: () => void;
};

/**
 * The step of the confirmation: "none" before the first click, "new" while the confirmation is too new to be
 * read, then "ready".
 */
type ConfirmationStep = 'none' | 'new' | 'ready';

/** The duration of each step, and the next step. */
const nextSteps = {
  new: { afterMs: 500, step: 'ready' },
  ready: { afterMs: 5000, step: 'none' },
} as const;

/**
 * Renders a button that requires two clicks. The first click shows the confirmation, and the second click
 * runs the action. The second click of a double click does not confirm, and a held key does not confirm.
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
  const [step, setStep] = useState<ConfirmationStep>('none');
  const isConfirming = step !== 'none';

  useEffect(
    function scheduleNextStep() {
      if (step === 'none') return;
      const { afterMs, step: nextStep } = nextSteps[step];
      const timer = setTimeout(() => setStep(nextStep), afterMs);
      return () => clearTimeout(timer);
    },
    [step],
  );

  function click({ detail }: MouseEvent) {
    if (step === 'none') return setStep('new');
    // `detail` counts the clicks of a double click. The system's settings define the speed of a double click.
    if (step === 'new' || detail > 1) return;
    setStep('none');
    onConfirm();
  }

  return (
    <Button
      color="error"
      variant={isConfirming ? 'contained' : 'outlined'}
      {...button}
      disabled={isBusy || button.disabled === true}
      aria-disabled={step === 'new' || undefined}
      onClick={click}
      onKeyDown={ignoreHeldKey}
      onBlur={() => setStep('none')}
      sx={{
        '&[aria-disabled=true]': { opacity: 0.7 },
        ...(isQuiet && { '&.MuiButton-outlined': { borderColor: 'transparent' } }),
      }}
    >
      <span aria-live="polite">{isBusy ? busyLabel : isConfirming ? confirmLabel : label}</span>
    </Button>
  );
}

/** Prevents a held key from pressing a button repeatedly. */
export function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
