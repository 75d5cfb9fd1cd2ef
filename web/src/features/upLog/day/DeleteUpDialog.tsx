import { ProblemText } from '../../../components/forms/ProblemText';
import { Question } from '../../../components/forms/Question';
import { useSave } from '../../../lib/saves/useSave';

type Props = {
  /** What is deleted, in words: "2:15 PM, Ann Ames, Doe". */
  what: string;
  onDelete: () => Promise<void>;
  onClose: () => void;
};

/** Asks before a row is deleted. */
export function DeleteUpDialog({ what, onDelete, onClose }: Props) {
  const { isSaving: isDeleting, problem, save } = useSave<never>();

  async function erase() {
    if (!isDeleting && !(await save(onDelete))) onClose();
  }

  return (
    <Question
      backCloses
      title="Are you sure you want to delete this up?"
      onClose={onClose}
      ways={[
        { label: 'Cancel', act: onClose },
        {
          label: isDeleting ? 'Deleting...' : 'Delete',
          act: () => void erase(),
          isFocused: true,
          isDangerous: true,
          isDisabled: isDeleting,
        },
      ]}
    >
      {what}
      <ProblemText>{problem ?? ''}</ProblemText>
    </Question>
  );
}
