import { ProblemText } from '../../../components/forms/ProblemText';
import { Question } from '../../../components/forms/Question';
import { useSave } from '../../../lib/saves/useSave';

type Props = { name: string; onCheckOut: () => Promise<void>; onClose: () => void };

/** Asks before someone loses their place. */
export function CheckOutQuestion({ name, onCheckOut, onClose }: Props) {
  const { isSaving, problem, save } = useSave<never>();

  async function checkOut() {
    if (!isSaving && !(await save(onCheckOut))) onClose();
  }

  return (
    <Question
      backCloses
      title={`Check out ${name}?`}
      onClose={onClose}
      ways={[
        { label: 'Cancel', act: onClose },
        { label: 'Check out', act: () => void checkOut(), isFocused: true, isDisabled: isSaving },
      ]}
    >
      The place in turn is lost.
      <ProblemText>{problem ?? ''}</ProblemText>
    </Question>
  );
}
