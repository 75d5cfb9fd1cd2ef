import { ProblemText } from '../../../components/forms/ProblemText';
import { AlertDialog } from '../../../components/forms/Question';
import { useSave } from '../../../lib/saves/useSave';

type DeleteUpDialogProps = {
  /** Description of the up, such as "2:15 PM, Ann Ames, Doe". */
  description: string;
  onDelete: () => Promise<void>;
  onClose: () => void;
};

/** Shows a confirmation dialog before a row is deleted. */
export function DeleteUpDialog({ description, onDelete, onClose }: DeleteUpDialogProps) {
  const { isSaving: isDeleting, problem, save } = useSave<never>();

  async function confirmDelete() {
    if (!isDeleting && !(await save(onDelete))) onClose();
  }

  return (
    <AlertDialog
      canCloseByBack
      title="Are you sure you want to delete this up?"
      onClose={onClose}
      actions={[
        { label: 'Cancel', onClick: onClose },
        {
          label: isDeleting ? 'Deleting...' : 'Delete',
          onClick: () => void confirmDelete(),
          isFocused: true,
          isDangerous: true,
          isDisabled: isDeleting,
        },
      ]}
    >
      {description}
      <ProblemText>{problem ?? ''}</ProblemText>
    </AlertDialog>
  );
}
