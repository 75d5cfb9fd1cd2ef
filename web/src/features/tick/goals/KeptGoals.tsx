import Box from '@mui/material/Box';
import { useState } from 'react';
import { DraftNotice } from '../../../components/saving/UnsavedNotice';
import { useViewer } from '../../../lib/viewer';
import { openGoalsDrafts } from './goalsDraft';

type Props = { month: string; monthName: string; onContinue: () => void };

/** Offers to continue with the unsaved goals of the month or to discard them. */
export function UnsavedGoals({ month, monthName, onContinue }: Props) {
  const drafts = openGoalsDrafts(useViewer().id);
  const [hasDraft, setHasDraft] = useState(() => drafts.find(month) !== undefined);
  if (!hasDraft) return null;

  function discard() {
    drafts.remove(month);
    setHasDraft(false);
  }

  return (
    <Box sx={{ mt: 1, displayPrint: 'none' }}>
      <DraftNotice onContinue={onContinue} onDiscard={discard}>
        Goals of {monthName} were typed and are not saved.
      </DraftNotice>
    </Box>
  );
}
