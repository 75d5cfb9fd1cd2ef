import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DRAFT_SAVED_MESSAGE } from '../../../components/feedback/LoadError';
import { ConfirmButton } from '../../../components/forms/ConfirmButton';
import { useIsOnline } from '../../../lib/hooks/useIsOnline';
import type { FormTask } from './useDealSubmission';

type Props = {
  isNew: boolean;
  /** True if the deal is in a closed month, where deals cannot be deleted. */
  isClosed: boolean;
  isDirty: boolean;
  runningTask: FormTask | null;
  problem: string | null;
  conflictCount: number;
  onChooseAll: (side: 'mine' | 'theirs') => void;
  /** Adds the deal and starts another new deal. Undefined if the form cannot start another deal. */
  onAddNext: (() => void) | undefined;
  onDelete: () => void;
};

/** Renders the buttons that save and delete the deal. Shows the last error above the buttons. */
export function DealFormActions(props: Props) {
  const { isNew, isClosed, isDirty, runningTask, problem, conflictCount, onChooseAll, onAddNext, onDelete } =
    props;
  const isOnline = useIsOnline();
  if (isClosed && !isDirty && !problem) return null;
  const label = isNew ? 'Add Deal' : 'Update Deal';
  const busyLabel = isNew ? 'Adding...' : 'Updating...';
  return (
    <Box sx={actionBarStyles}>
      {!isOnline && (
        <Alert severity="info">
          You’re offline. You can view deals now and save once you’re back online. {DRAFT_SAVED_MESSAGE}
        </Alert>
      )}
      {problem && <Alert severity="error">{problem}</Alert>}
      {conflictCount > 0 && (
        <Alert
          severity="warning"
          action={
            <>
              <Button color="inherit" onClick={() => onChooseAll('theirs')}>
                Use all theirs
              </Button>
              <Button color="inherit" onClick={() => onChooseAll('mine')}>
                Keep all mine
              </Button>
            </>
          }
        >
          You and another user entered different values in{' '}
          {conflictCount === 1 ? 'one field' : `${conflictCount} fields`}. Choose which to keep.
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        {!isNew && !isClosed && (
          <ConfirmButton
            label="Delete"
            confirmLabel="Confirm Delete"
            busyLabel="Deleting..."
            isBusy={runningTask === 'deleting'}
            disabled={runningTask === 'saving'}
            onConfirm={onDelete}
          />
        )}
        {onAddNext && (
          <Button
            variant="outlined"
            title="Ctrl+Shift+Enter"
            disabled={runningTask !== null}
            onClick={onAddNext}
            sx={{ ml: 'auto' }}
          >
            Add another
          </Button>
        )}
        <Button
          type="submit"
          variant="contained"
          title="Ctrl+Enter"
          disabled={runningTask !== null}
          sx={{ minWidth: 120, ...(!onAddNext && { ml: 'auto' }) }}
        >
          {runningTask === 'saving' ? busyLabel : label}
        </Button>
      </Box>
    </Box>
  );
}

/** Sticks to the bottom edge while the fields scroll. */
const actionBarStyles = {
  display: 'grid',
  gap: 1,
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  mt: 'auto',
  mx: { xs: -2, sm: -3 },
  px: { xs: 2, sm: 3 },
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;
