import type { ReactNode } from 'react';
import { AlertDialog } from '../forms/Question';

type Props = {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
  /** Describes the input that leaving discards. */
  children: ReactNode;
};

/** A confirmation dialog for leaving unsaved input. */
export const LeaveDialog = ({ isOpen, onStay, onLeave, children }: Props) => (
  <AlertDialog
    isOpen={isOpen}
    title="Leave without saving?"
    onClose={onStay}
    actions={[
      { label: 'Leave', onClick: onLeave, isDangerous: true },
      { label: 'Stay', onClick: onStay, isFocused: true },
    ]}
  >
    {children}
  </AlertDialog>
);
