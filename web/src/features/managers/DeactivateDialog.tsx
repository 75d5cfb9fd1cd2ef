import { Question } from '../../components/forms/Question';
import { useViewer } from '../../lib/viewer';
import type { ManagedPerson } from './managedPerson';

type Props = { person: ManagedPerson; onCancel: () => void; onConfirm: () => void };

/** Asks before someone is made inactive, because it binds at once. */
export function DeactivateDialog({ person: { employee }, onCancel, onConfirm }: Props) {
  const isViewer = useViewer().id === employee.id;
  return (
    <Question
      backCloses
      title={isViewer ? 'Make yourself inactive?' : `Make ${employee.name} inactive?`}
      onClose={onCancel}
      ways={[
        { label: 'Cancel', act: onCancel, isFocused: true },
        { label: 'Make inactive', act: onConfirm, isDangerous: true },
      ]}
    >
      {isViewer
        ? 'You are signed out at once, and only someone else can let you in again.'
        : 'They are signed out at once and can no longer sign in. Their deals and ups stay as they are.'}
    </Question>
  );
}
