import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useToast } from '../../components/feedback/Toast';
import { ConfirmButton } from '../../components/forms/ConfirmButton';
import { FramedRow } from '../../components/lists/itemLists';
import { toErrorMessage } from '../../lib/apollo/errors';
import { boardLabels } from './boardNames';
import { type DisplayFieldsFragment, RemoveDisplayDocument } from './displays.generated';
import { formatLastSeen } from './lastSeen';

type DisplayRowProps = { display: DisplayFieldsFragment; onChange: () => void };

export function DisplayRow({ display, onChange }: DisplayRowProps) {
  const { id, name, boards, seconds, showsGross, createdBy, lastSeenAt } = display;
  const [remove, { loading }] = useMutation(RemoveDisplayDocument, { refetchQueries: ['Displays'] });
  const showToast = useToast();

  async function handleRemove() {
    try {
      await remove({ variables: { id } });
      showToast(`“${name}” is removed: it shows new letters now.`);
    } catch (error) {
      showToast(toErrorMessage(error), 'error');
    }
  }

  return (
    <FramedRow
      title={name}
      facts={
        <>
          <div>
            {boards.map(board => boardLabels[board]).join(', ')} · {seconds} seconds each
            {showsGross && ' · with gross'}
          </div>
          {formatLastSeen(lastSeenAt, new Date())} · paired by {createdBy}
        </>
      }
      actions={
        <>
          <Button onClick={onChange}>Change</Button>
          <ConfirmButton
            label="Remove"
            confirmLabel="Confirm Remove"
            busyLabel="Removing..."
            isBusy={loading}
            isQuiet
            onConfirm={() => void handleRemove()}
          />
        </>
      }
    />
  );
}
