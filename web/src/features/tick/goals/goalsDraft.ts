import { useState } from 'react';
import { openDraftStorage } from '../../../lib/mutations/drafts';
import { useSave } from '../../../lib/mutations/useSave';
import { useViewer } from '../../../lib/viewer';
import { isAnyChanged, type TypedGoal, type TypedGoals } from './goalForm';

type Entries = [string, TypedGoal][];

/** Goals of a month that were typed and are not saved, and what stood when they were. */
type GoalsDraft = { typed: Entries; stood: Entries };

/** By month, in this browser (decision 167). */
export const goalsDrafts = (personId: number) => openDraftStorage<GoalsDraft>('unsavedGoals', personId);

/** What is typed over the goals of a month: it outlives the dialog, until it is saved or taken back. */
export function useGoalsDraft(month: string, stored: TypedGoals) {
  const drafts = goalsDrafts(useViewer().id);
  const [draft] = useState(() => drafts.find(month));
  const [typed, setTyped] = useState<TypedGoals>(new Map(draft?.typed));
  const [stood, setStood] = useState<TypedGoals>(draft ? new Map(draft.stood) : stored);
  const { isSaving, problem, reset: forgetProblem, save } = useSave<never>();

  function keep(next: TypedGoals, stoodThen: TypedGoals) {
    setTyped(next);
    setStood(stoodThen);
    if (isAnyChanged(next, stoodThen)) drafts.put(month, { typed: [...next], stood: [...stoodThen] });
    else drafts.remove(month);
  }

  return {
    typed,
    stood,
    isSaving,
    problem,
    type(next: TypedGoals) {
      forgetProblem();
      keep(next, stood);
    },
    takeBack() {
      forgetProblem();
      keep(new Map(), stored);
    },
    /** What others have set meanwhile was told: typed goals may replace it now. */
    standOn: (now: TypedGoals) => keep(typed, now),
    /** Gives why it failed; what is typed stays then. */
    async save(task: () => Promise<unknown>) {
      const failure = await save(task);
      if (!failure) drafts.remove(month);
      return failure;
    },
  };
}
