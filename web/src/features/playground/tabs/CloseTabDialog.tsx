import { AlertDialog } from '../../../components/forms/AlertDialog';

type CloseTabDialogProps = { onCancel: () => void; onClose: () => void };

export const CloseTabDialog = ({ onCancel, onClose }: CloseTabDialogProps) => (
  <AlertDialog
    canCloseByBack
    title="Close this query?"
    onClose={onCancel}
    actions={[
      { label: 'Cancel', onClick: onCancel, isFocused: true },
      { label: 'Close it', onClick: onClose, isDangerous: true },
    ]}
  >
    It is not among your saved queries, so it would be gone.
  </AlertDialog>
);
