import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useStoreToday } from '../../../lib/days/StoreDayProvider';
import type { InTurnFieldsFragment } from './inTurn.generated';
import { useCanChangeTurn, useTurnActions } from './useTurnActions';

type Props = {
  inTurn: InTurnFieldsFragment;
  /** Receives the id of the row that now has a customer, so that the customer's name can be typed. */
  onTaken: (upId: number) => void;
};

/**
 * Renders a button that assigns a customer to the next salesperson. Viewers who may not assign customers see
 * who is next.
 */
export function TakeNext({ inTurn: { day, waiting }, onTaken }: Props) {
  const canChangeTurn = useCanChangeTurn();
  const { isBusy, take } = useTurnActions();
  const isToday = useStoreToday() === day;
  const next = waiting.find(({ isHeld }) => !isHeld);
  if (!isToday || !next) return null;
  if (!canChangeTurn(next.person.id)) {
    return (
      <Box component="span" sx={{ ...oneLineStyles, color: 'text.secondary' }}>
        Next up: {next.person.name}
      </Box>
    );
  }
  return (
    <Button
      variant="outlined"
      size="large"
      disabled={isBusy}
      onClick={() => void take(next.upId, onTaken)}
      sx={{ flex: { xs: 1, sm: 'none' }, minWidth: 0, py: 0, lineHeight: 1.25, bgcolor: 'background.paper' }}
    >
      <Box component="span" sx={oneLineStyles}>
        Take next up
        <Box component="span" sx={{ ...oneLineStyles, display: 'block', typography: 'caption' }}>
          {next.person.name}
        </Box>
      </Box>
    </Button>
  );
}

const oneLineStyles = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
