import { Question } from '../../components/forms/Question';
import { DAYS_KEPT } from '../../lib/saves/typedTexts';
import { UnsavedList } from './UnsavedList';
import type { UnsavedWork } from './unsavedWork';

type Props = {
  /** Empty when what is not saved is on the page alone. */
  works: readonly UnsavedWork[];
  isSaving: boolean;
  onStay: () => void;
  onKeep: () => void;
  onDiscard: () => void;
};

/** What becomes of the unsaved at Log out (sign-in.md, Logging out). Enter discards it, so that nothing stays behind unmeant. */
export function LogOutQuestion({ works, isSaving, onStay, onKeep, onDiscard }: Props) {
  const canKeep = works.length > 0;
  return (
    <Question
      title="Log out with unsaved work?"
      onClose={onStay}
      ways={[
        { label: 'Stay', act: onStay },
        ...(canKeep ? [{ label: 'Keep', act: onKeep }] : []),
        { label: 'Discard', act: onDiscard, isFocused: true, isDangerous: true },
      ]}
    >
      {canKeep ? (
        <>
          You typed this here, and it is not saved:
          <UnsavedList works={works} render={({ what }) => what} />
          {isSaving && 'Something is still being saved. '}
          <strong>Keep:</strong> it stays on this computer for {DAYS_KEPT} days, and is offered only to you.{' '}
          <strong>Discard:</strong> it is erased here, in every tab.
        </>
      ) : (
        'What you changed on this page is not saved, and cannot be kept.'
      )}
    </Question>
  );
}
