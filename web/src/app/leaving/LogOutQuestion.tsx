import { AlertDialog } from '../../components/forms/Question';
import { DRAFT_RETENTION_DAYS } from '../../lib/saves/typedTexts';
import { UnsavedList } from './UnsavedList';
import type { UnsavedItem } from './unsavedWork';

type LogOutDialogProps = {
  /** Empty when the page itself has the only unsaved work. */
  unsavedItems: readonly UnsavedItem[];
  isSaving: boolean;
  onStay: () => void;
  onKeep: () => void;
  onDiscard: () => void;
};

/**
 * Offers to keep or discard unsaved work at log-out (sign-in.md, Logging out). Enter discards it, so that
 * nothing stays behind by accident.
 */
export function LogOutDialog({ unsavedItems, isSaving, onStay, onKeep, onDiscard }: LogOutDialogProps) {
  const canKeep = unsavedItems.length > 0;
  return (
    <AlertDialog
      title="Log out with unsaved work?"
      onClose={onStay}
      actions={[
        { label: 'Stay', onClick: onStay },
        ...(canKeep ? [{ label: 'Keep', onClick: onKeep }] : []),
        { label: 'Discard', onClick: onDiscard, isFocused: true, isDangerous: true },
      ]}
    >
      {canKeep ? (
        <>
          You typed this here, and it is not saved:
          <UnsavedList items={unsavedItems} render={({ description }) => description} />
          {isSaving && 'Something is still being saved. '}
          <strong>Keep:</strong> it stays on this computer for {DRAFT_RETENTION_DAYS} days, and is offered only to you.{' '}
          <strong>Discard:</strong> it is erased here, in every tab.
        </>
      ) : (
        'What you changed on this page is not saved, and cannot be kept.'
      )}
    </AlertDialog>
  );
}
