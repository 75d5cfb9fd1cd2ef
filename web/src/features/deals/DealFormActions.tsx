import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ConfirmButton } from '../../components/ConfirmButton';
import type { Work } from './DealForm';

type Props = {
  isNew: boolean;
  work: Work | null;
  problem: string | null;
  /** When someone else was first: lays what was typed over what they made of the deal. */
  onShowNewest: (() => void) | undefined;
  onDelete: () => void;
};

/** Saving and deleting, and right above them why that did not work. */
export function DealFormActions({ isNew, work, problem, onShowNewest, onDelete }: Props) {
  const label = isNew ? 'Add Deal' : 'Update Deal';
  const busyLabel = isNew ? 'Adding...' : 'Updating...';
  return (
    <Box sx={place}>
      {problem && (
        <Alert
          severity="error"
          action={
            onShowNewest && (
              <Button color="inherit" onClick={onShowNewest}>
                Show the newest
              </Button>
            )
          }
        >
          {problem}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        {!isNew && (
          <ConfirmButton
            label="Delete"
            confirmLabel="Confirm Delete"
            busyLabel="Deleting..."
            isBusy={work === 'deleting'}
            disabled={work === 'saving'}
            onConfirm={onDelete}
          />
        )}
        <Button
          type="submit"
          variant="contained"
          title="Ctrl+Enter"
          disabled={work !== null}
          sx={{ ml: 'auto', minWidth: 120 }}
        >
          {work === 'saving' ? busyLabel : label}
        </Button>
      </Box>
    </Box>
  );
}

/** On a phone they stay under the thumb while the fields scroll. */
const place = {
  display: 'grid',
  gap: 1,
  position: { xs: 'sticky', sm: 'static' },
  bottom: 0,
  zIndex: 2,
  py: { xs: 1, sm: 0 },
  bgcolor: { xs: 'var(--form-ground, var(--sf-palette-background-default))', sm: 'transparent' },
} as const;
