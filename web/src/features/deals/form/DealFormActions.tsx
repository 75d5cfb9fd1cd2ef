import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ConfirmButton } from '../../../components/forms/ConfirmButton';
import { TYPED_IS_KEPT } from '../../../components/page/typedIsKept';
import { useIsOnline } from '../../../lib/hooks/useIsOnline';
import type { Work } from './useWork';

type Props = {
  isNew: boolean;
  /** In a closed month, whose deals cannot be deleted. */
  isClosed: boolean;
  /** Whether there is anything to save. */
  isTyped: boolean;
  work: Work | null;
  problem: string | null;
  /** In how many fields mine and theirs wait for a choice. */
  conflicts: number;
  onChooseAll: (side: 'mine' | 'theirs') => void;
  /** Of a new deal after which another can begin. */
  onAddNext: (() => void) | undefined;
  onDelete: () => void;
};

/** Saving and deleting, and right above them why that did not work. */
export function DealFormActions(props: Props) {
  const { isNew, isClosed, isTyped, work, problem, conflicts, onChooseAll, onAddNext, onDelete } = props;
  const isOnline = useIsOnline();
  if (isClosed && !isTyped && !problem) return null;
  const label = isNew ? 'Add Deal' : 'Update Deal';
  const busyLabel = isNew ? 'Adding...' : 'Updating...';
  return (
    <Box sx={place}>
      {!isOnline && (
        <Alert severity="info">
          There is no line. Deals can be read, and saved once it is back. {TYPED_IS_KEPT}
        </Alert>
      )}
      {problem && <Alert severity="error">{problem}</Alert>}
      {conflicts > 0 && (
        <Alert
          severity="warning"
          action={
            <>
              <Button color="inherit" onClick={() => onChooseAll('theirs')}>
                Take all theirs
              </Button>
              <Button color="inherit" onClick={() => onChooseAll('mine')}>
                Keep all mine
              </Button>
            </>
          }
        >
          {conflicts === 1 ? 'In one field' : `In ${conflicts} fields`} you and someone else typed different
          things.
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        {!isNew && !isClosed && (
          <ConfirmButton
            label="Delete"
            confirmLabel="Confirm Delete"
            busyLabel="Deleting..."
            isBusy={work === 'deleting'}
            disabled={work === 'saving'}
            onConfirm={onDelete}
          />
        )}
        {onAddNext && (
          <Button
            variant="outlined"
            title="Ctrl+Shift+Enter"
            disabled={work !== null}
            onClick={onAddNext}
            sx={{ ml: 'auto' }}
          >
            Add and next
          </Button>
        )}
        <Button
          type="submit"
          variant="contained"
          title="Ctrl+Enter"
          disabled={work !== null}
          sx={{ minWidth: 120, ...(!onAddNext && { ml: 'auto' }) }}
        >
          {work === 'saving' ? busyLabel : label}
        </Button>
      </Box>
    </Box>
  );
}

/** On the sheet's lower edge, in reach while the fields scroll. */
const place = {
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
