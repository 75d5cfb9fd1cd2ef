import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ConfirmButton } from '../../components/forms/ConfirmButton';
import { useToast } from '../../components/page/Toast';
import { type DisplayFieldsFragment, useRemoveDisplayMutation } from '../../generated/graphql';
import { sentenceOf } from '../../lib/server/sentenceOf';
import { boardNames } from './boardNames';
import { lastSeen } from './lastSeen';

type Props = { display: DisplayFieldsFragment; onChange: () => void };

/** A display: where it hangs, what it shows, when it was last seen, and how to change or end it. */
export function DisplayRow({ display, onChange }: Props) {
  const { id, name, boards, seconds, showsGross, createdBy, lastSeenAt } = display;
  const [remove, { loading }] = useRemoveDisplayMutation({ refetchQueries: ['Displays'] });
  const showToast = useToast();

  async function end() {
    try {
      await remove({ variables: { id } });
      showToast(`“${name}” is removed: it shows new letters now.`);
    } catch (error) {
      showToast(sentenceOf(error), 'error');
    }
  }

  return (
    <Box component="li" aria-label={name} sx={row}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
        <Box sx={quiet}>
          {boards.map(board => boardNames[board]).join(', ')} · {seconds} seconds each
          {showsGross && ' · with gross'}
        </Box>
        <Box sx={quiet}>
          {lastSeen(lastSeenAt, new Date())} · paired by {createdBy}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 0.5 }}>
        <Button onClick={onChange}>Change</Button>
        <ConfirmButton
          label="Remove"
          confirmLabel="Confirm Remove"
          busyLabel="Removing..."
          isBusy={loading}
          onConfirm={() => void end()}
          sx={unframed}
        />
      </Box>
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  alignItems: 'center',
  gap: 0.5,
  px: 1.5,
  py: 1,
  typography: 'body2',
} as const;

const quiet = { typography: 'caption', color: 'text.secondary' } as const;

/** Text, until it asks. */
const unframed = { '&.MuiButton-outlined': { borderColor: 'transparent' } } as const;
