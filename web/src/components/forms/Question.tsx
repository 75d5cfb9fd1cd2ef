import Button from '@mui/material/Button';
import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { Dialog } from '../overlays';
import { ignoreHeldKey } from './ConfirmButton';

type Way = {
  label: string;
  act: () => void;
  /** Enter takes it. */
  isFocused?: boolean;
  /** Something is gone afterwards. */
  isDangerous?: boolean;
  isDisabled?: boolean;
};

type Props = {
  title: ReactNode;
  /** The ways to go on, in their order; the last is the one that most people want. */
  ways: readonly Way[];
  /** What Escape and a click beside it mean. */
  onClose: () => void;
  isOpen?: boolean;
  /** Whether Back means that as well. Not where it has to be answered. */
  backCloses?: boolean;
  /** What it is about. */
  children: ReactNode;
};

/** A short question over the page. */
export function Question({ title, ways, onClose, isOpen = true, backCloses = false, children }: Props) {
  const id = useId();
  const Surface = backCloses ? Dialog : MuiDialog;
  return (
    <Surface
      open={isOpen}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}text`}
      onClose={onClose}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent id={`${id}text`}>{children}</DialogContent>
      <DialogActions>
        {ways.map(({ label, act, isFocused = false, isDangerous = false, isDisabled = false }, place) => (
          <Button
            key={label}
            variant={place === ways.length - 1 ? 'contained' : 'outlined'}
            color={isDangerous ? 'error' : 'primary'}
            autoFocus={isFocused}
            disabled={isDisabled}
            onClick={act}
            // The key that led here may still be down.
            onKeyDown={ignoreHeldKey}
          >
            {label}
          </Button>
        ))}
      </DialogActions>
    </Surface>
  );
}
