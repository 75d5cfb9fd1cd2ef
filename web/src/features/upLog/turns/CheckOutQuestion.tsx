import { ProblemText } from '../../../components/forms/ProblemText';
import { AlertDialog } from '../../../components/forms/Question';
import { useSave } from '../../../lib/saves/useSave';

type CheckOutDialogProps = { name: string; onCheckOut: () => Promise<void>; onClose: () => void };

/** Shows a confirmation dialog before a person loses their place in the rotation. */
export function CheckOutDialog({ name, onCheckOut, onClose }: CheckOutDialogProps) {
  const { isSaving, problem, save } = useSave<never>();

  async function checkOut() {
    if (!isSaving && !(await save(onCheckOut))) onClose();
  }

  return (
    <AlertDialog
      canCloseByBack
      title={`Check out ${name}?`}
      onClose={onClose}
      actions={[
        { label: 'Cancel', onClick: onClose },
        { label: 'Check out', onClick: () => void checkOut(), isFocused: true, isDisabled: isSaving },
      ]}
    >
      The place in turn is lost.
      <ProblemText>{problem ?? ''}</ProblemText>
    </AlertDialog>
  );
}
