import Box from '@mui/material/Box';
import { useState } from 'react';
import { DraftNotice } from '../../../components/saving/UnsavedNotice';
import { openDraftStorage } from '../../../lib/mutations/drafts';
import { useSave } from '../../../lib/mutations/useSave';
import { useViewer } from '../../../lib/viewer';
import { type GoalTexts, type GoalTextsByRow, hasChangedGoals } from './goalRows';

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
        You have unsaved goals for {monthName}.
      </DraftNotice>
    </Box>
  );
}

type GoalEntries = [string, GoalTexts][];

/**
 * Unsaved goals of a month, and the goals that were stored when the user typed them. Stored as JSON in the
 * browser.
 */
type GoalsDraft = { typed: GoalEntries; stood: GoalEntries };

/** Opens the drafts of a person in this browser, by month (docs/adr/goals-and-trends.md). */
export const openGoalsDrafts = (personId: number) => openDraftStorage<GoalsDraft>('unsavedGoals', personId);

/**
 * Manages the unsaved goals of a month. The goals are retained after the dialog closes, until the user saves
 * or discards them.
 */
export function useGoalsDraft(month: string, stored: GoalTextsByRow) {
  const drafts = openGoalsDrafts(useViewer().id);
  const [draft] = useState(() => drafts.find(month));
  const [entries, setEntries] = useState<GoalTextsByRow>(new Map(draft?.typed));
  const [baseline, setBaseline] = useState<GoalTextsByRow>(draft ? new Map(draft.stood) : stored);
  const { isSaving, problem, reset: clearProblem, save } = useSave<never>();

  function storeDraft(newTyped: GoalTextsByRow, newBaseline: GoalTextsByRow) {
    setEntries(newTyped);
    setBaseline(newBaseline);
    if (hasChangedGoals(newTyped, newBaseline))
      drafts.put(month, { typed: [...newTyped], stood: [...newBaseline] });
    else drafts.remove(month);
  }

  return {
    entries,
    baseline,
    isSaving,
    problem,
    changeGoals(newTyped: GoalTextsByRow) {
      clearProblem();
      storeDraft(newTyped, baseline);
    },
    discard() {
      clearProblem();
      storeDraft(new Map(), stored);
    },
    /**
     * Makes the reloaded goals the baseline, so that the unsaved goals may overwrite the changes of other
     * users.
     */
    updateBaseline: (newBaseline: GoalTextsByRow) => storeDraft(entries, newBaseline),
    /** Saves the goals. If this fails, returns the failure and retains the unsaved goals. */
    async save(task: () => Promise<unknown>) {
      const failure = await save(task);
      if (!failure) drafts.remove(month);
      return failure;
    },
  };
}
