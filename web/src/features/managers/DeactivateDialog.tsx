import { AlertDialog } from '../../components/forms/AlertDialog';
import { useViewer } from '../../lib/viewer';
import type { ManagedPerson } from './managedPerson';

type Props = { person: ManagedPerson; onCancel: () => void; onConfirm: () => void };

/** Asks before someone is made inactive, because it binds at once. */
export function DeactivateDialog({ person: { employee }, onCancel, onConfirm }: Props) {
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
