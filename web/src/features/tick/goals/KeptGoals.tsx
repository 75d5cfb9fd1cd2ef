import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { UnsavedStrip } from '../../../components/saves/UnsavedStrip';
import { useViewer } from '../../../lib/viewer';
import { goalsDrafts } from './goalsDraft';

type Props = { month: string; monthName: string; onContinue: () => void };

/** Goals of the month that were typed and not saved: to go on with, or to give up. */
export function KeptGoals({ month, monthName, onContinue }: Props) {
  const drafts = goalsDrafts(useViewer().id);
  const [isKept, setIsKept] = useState(() => drafts.find(month) !== undefined);
  if (!isKept) return null;

  function giveUp() {
    drafts.drop(month);
    setIsKept(false);
  }

  return (
    <Box sx={{ mt: 1, displayPrint: 'none' }}>
      <UnsavedStrip
        actions={
          <>
            <Button variant="outlined" color="inherit" onClick={onContinue}>
              Continue
            </Button>
            <Button color="inherit" onClick={giveUp}>
              Discard
            </Button>
          </>
        }
      >
        Goals of {monthName} were typed and are not saved.
      </UnsavedStrip>
    </Box>
  );
}
