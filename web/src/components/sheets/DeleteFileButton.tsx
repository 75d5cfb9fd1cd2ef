import { useState } from 'react';
import { toErrorMessage } from '../../lib/apollo/errors';
import { useViewer } from '../../lib/viewer';
import { useToast } from '../feedback/Toast';
import { ConfirmButton } from '../forms/ConfirmButton';

type Props = { fileName: string; onDelete: () => Promise<unknown> };

/**
 * Deletes a file together with its import or comparison. Shown only to viewers who can delete files
 * (import.md, Earlier imports; compare.md, Stored comparisons).
 */
export function DeleteFileButton({ fileName, onDelete }: Props) {
  const { can } = useViewer();
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();
  if (!can.deleteFiles) return null;

  async function remove() {
    setBusy(true);
    try {
      await onDelete();
      showToast(`“${fileName}” deleted.`);
    } catch (error) {
      showToast(toErrorMessage(error), 'error');
    }
    setBusy(false);
  }

  return (
    <ConfirmButton
      label="Delete"
      confirmLabel="Confirm Delete"
      busyLabel="Deleting..."
      isBusy={isBusy}
      isQuiet
      onConfirm={() => void remove()}
    />
  );
}
