import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useStoreToday } from '../../../lib/days/storeDay';
import type { InTurnFieldsFragment } from './inTurn.generated';
import { useMayAct, useTurnActs } from './useTurnActs';

type Props = {
  inTurn: InTurnFieldsFragment;
  /** Its row has a customer now, whose name is to be typed. */
  onTaken: (upId: number) => void;
};

/** Gives who is next the customer; tells the others who that is. */
export function TakeNext({ inTurn: { day, waiting }, onTaken }: Props) {
  const mayAct = useMayAct();
  const { isBusy, take } = useTurnActs();
  const isToday = useStoreToday() === day;
  const next = waiting.find(({ isHeld }) => !isHeld);
  if (!isToday || !next) return null;
  if (!mayAct(next.person.id)) {
    return (
      <Box component="span" sx={{ ...oneLine, color: 'text.secondary' }}>
        Next: {next.person.name}
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
      <Box component="span" sx={oneLine}>
        Take the next
        <Box component="span" sx={{ ...oneLine, display: 'block', typography: 'caption' }}>
          {next.person.name}
        </Box>
      </Box>
    </Button>
  );
}

const oneLine = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
