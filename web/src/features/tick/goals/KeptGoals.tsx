import Box from '@mui/material/Box';
import { useState } from 'react';
import { DraftNotice } from '../../../components/saving/UnsavedNotice';
import { useViewer } from '../../../lib/viewer';
import { goalsDrafts } from './goalsDraft';

type Props = { month: string; monthName: string; onContinue: () => void };

/** Goals of the month that were typed and not saved: to go on with, or to give up. */
export function KeptGoals({ month, monthName, onContinue }: Props) {
  const drafts = goalsDrafts(useViewer().id);
  const [isKept, setIsKept] = useState(() => drafts.find(month) !== undefined);
  if (!isKept) return null;

  function giveUp() {
    drafts.remove(month);
    setIsKept(false);
  }

  return (
    <Box sx={{ mt: 1, displayPrint: 'none' }}>
      <DraftNotice onContinue={onContinue} onDiscard={giveUp}>
        Goals of {monthName} were typed and are not saved.
      </DraftNotice>
    </Box>
  );
}
