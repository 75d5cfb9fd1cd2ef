import { Question } from '../../../components/forms/Question';

type Props = { onCancel: () => void; onClose: () => void };

/** Asks before something that someone typed, and nobody keeps, is gone. */
export const CloseTabDialog = ({ onCancel, onClose }: Props) => (
  <Question
    backCloses
    title="Close this query?"
    onClose={onCancel}
    ways={[
      { label: 'Cancel', act: onCancel, isFocused: true },
      { label: 'Close it', act: onClose, isDangerous: true },
    ]}
  >
    It is not among your saved queries, so it would be gone.
  </Question>
);
