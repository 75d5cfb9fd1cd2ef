import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useToast } from '../../components/feedback/Toast';
import { ConfirmButton } from '../../components/forms/ConfirmButton';
import { FramedRow } from '../../components/lists/itemLists';
import { toErrorMessage } from '../../lib/apollo/errors';
import { boardNames } from './boardNames';
import { type DisplayFieldsFragment, RemoveDisplayDocument } from './displays.generated';
import { lastSeen } from './lastSeen';

type Props = { display: DisplayFieldsFragment; onChange: () => void };

/** A display: where it hangs, what it shows, when it was last seen, and how to change or end it. */
export function DisplayRow({ display, onChange }: Props) {
  const { id, name, boards, seconds, showsGross, createdBy, lastSeenAt } = display;
  const [remove, { loading }] = useMutation(RemoveDisplayDocument, { refetchQueries: ['Displays'] });
  const showToast = useToast();

  async function end() {
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
            {boards.map(board => boardNames[board]).join(', ')} · {seconds} seconds each
            {showsGross && ' · with gross'}
          </div>
          {lastSeen(lastSeenAt, new Date())} · paired by {createdBy}
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
            onConfirm={() => void end()}
          />
        </>
      }
    />
  );
}
