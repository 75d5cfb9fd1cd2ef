import Button from '@mui/material/Button';
import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { Dialog } from '../overlays';
import { ignoreHeldKey } from './ConfirmButton';

type AlertAction = {
  label: string;
  onClick: () => void;
  /** Gets the focus when the dialog opens, so that Enter runs the action. */
  isFocused?: boolean;
  /** Marks an action that deletes or discards something. */
  isDangerous?: boolean;
  isDisabled?: boolean;
};

type Props = {
  title: ReactNode;
  /** The actions in order. The last action is the most common action. */
  actions: readonly AlertAction[];
  /** Called by Escape and by a click outside of the dialog. */
  onClose: () => void;
  isOpen?: boolean;
  /** Makes Back close the dialog as well. Do not set this for questions that require a decision. */
  canCloseByBack?: boolean;
  children: ReactNode;
};

/** Renders a short question in an alert dialog. */
export function AlertDialog({
  title,
  actions,
  onClose,
  isOpen = true,
  canCloseByBack = false,
  children,
}: Props) {
  const id = useId();
  const DialogComponent = canCloseByBack ? Dialog : MuiDialog;
  return (
    <DialogComponent
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
        {actions.map(
          ({ label, onClick, isFocused = false, isDangerous = false, isDisabled = false }, index) => (
            <Button
              key={label}
              variant={index === actions.length - 1 ? 'contained' : 'outlined'}
              color={isDangerous ? 'error' : 'primary'}
              autoFocus={isFocused}
              disabled={isDisabled}
              onClick={onClick}
              // The key that opened the dialog may still be held, and must not press a button.
              onKeyDown={ignoreHeldKey}
            >
              {label}
            </Button>
          ),
        )}
      </DialogActions>
    </DialogComponent>
  );
}
