import { AlertDialog } from '../../../components/forms/AlertDialog';

type Props = { onCancel: () => void; onClose: () => void };

/** Asks before something that someone typed, and nobody keeps, is gone. */
export const CloseTabDialog = ({ onCancel, onClose }: Props) => (
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
