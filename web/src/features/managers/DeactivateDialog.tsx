import { AlertDialog } from '../../components/forms/AlertDialog';
import { useViewer } from '../../lib/viewer';
import type { ManagedPerson } from './managedPerson';

type DeactivateDialogProps = { person: ManagedPerson; onCancel: () => void; onConfirm: () => void };

/** Requests confirmation before a person is made inactive, because the change takes effect immediately. */
export function DeactivateDialog({ person: { employee }, onCancel, onConfirm }: DeactivateDialogProps) {
  const isViewer = useViewer().id === employee.id;
  return (
    <AlertDialog
      canCloseByBack
      title={isViewer ? 'Make yourself inactive?' : `Make ${employee.name} inactive?`}
      onClose={onCancel}
      actions={[
        { label: 'Cancel', onClick: onCancel, isFocused: true },
        { label: 'Make inactive', onClick: onConfirm, isDangerous: true },
      ]}
    >
      {isViewer
        ? 'You are signed out at once, and only someone else can let you in again.'
        : 'They are signed out at once and can no longer sign in. Their deals and ups stay as they are.'}
    </AlertDialog>
  );
}
