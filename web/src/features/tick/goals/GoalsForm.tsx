import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type FormEvent, useState } from 'react';
import { useToast } from '../../../components/feedback/Toast';
import { ProblemText } from '../../../components/forms/ProblemText';
import { GoalFields } from './GoalFields';
import {
  changedGoals,
  goalRows,
  isApart,
  NO_GOAL,
  proposedGoal,
  type TypedGoal,
  together,
  typedGoals,
} from './goalForm';
import { type GoalsOfMonthQuery, SetGoalsDocument } from './goals.generated';
import { useGoalsDraft } from './goalsDraft';

type Props = {
  month: string;
  read: GoalsOfMonthQuery;
  /** Reads what is stored now. */
  readStored: () => Promise<{ data?: GoalsOfMonthQuery | undefined }>;
  /** The tick sheet follows. */
  readAgain: () => Promise<unknown>;
  onClose: () => void;
};

/** One Save stores all goals of the month or none; what fills them in stores nothing. */
export function GoalsForm({ month, read, readStored, readAgain, onClose }: Props) {
  const [setGoals] = useMutation(SetGoalsDocument);
  const showToast = useToast();
  const stored = typedGoals(read.goals);
  const { typed, stood, isSaving, problem, type, takeBack, standOn, save } = useGoalsDraft(month, stored);
  const [tellsApart, setTellsApart] = useState(() => [...stored.values(), ...typed.values()].some(isApart));
  const groups = goalRows(read.goalProposals);
  const rows = groups.flatMap(group => group.rows);
  const shown = (key: string) => typed.get(key) ?? stored.get(key) ?? NO_GOAL;
  const changes = changedGoals(rows, stored, typed, stood);

  /** Types over those goals that the task gives. */
  function fill(goalOf: (row: (typeof rows)[number]) => TypedGoal | null | undefined) {
    const filled = rows.flatMap(row => {
      const goal = goalOf(row);
      return goal ? [[row.key, goal] as const] : [];
    });
    type(new Map([...typed, ...filled]));
  }

  function fillFromLastMonth() {
    const before = typedGoals(read.before);
    if ([...before.values()].some(isApart)) setTellsApart(true);
    fill(({ key }) => before.get(key));
  }

  function tellApart(isTold: boolean) {
    setTellsApart(isTold);
    if (!isTold) fill(({ key }) => (isApart(shown(key)) ? together(shown(key)) : null));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const failure = await save(() => setGoals({ variables: { month, goals: changes } }));
    if (failure) {
      // What someone else has set is what stands now: pressed again, Save sets what is typed.
      const now = await readStored().catch(() => undefined);
      if (now?.data) standOn(typedGoals(now.data.goals));
      return;
    }
    showToast('Goals saved.');
    onClose();
    await readAgain().catch(() => undefined);
  }

  return (
    // The browser holds the bounds and says what is wrong, in the reader's language.
    <Box component="form" onSubmit={submit} sx={{ display: 'contents' }}>
      <DialogContent sx={{ pt: 0 }}>
        <Box sx={bar}>
          <Button variant="outlined" disabled={read.before.length === 0} onClick={fillFromLastMonth}>
            From last month
          </Button>
          <Button
            variant="outlined"
            onClick={() => fill(({ proposed }) => proposedGoal(proposed.lastYear, tellsApart))}
          >
            By last year
          </Button>
          <Button
            variant="outlined"
            onClick={() => fill(({ proposed }) => proposedGoal(proposed.average, tellsApart))}
          >
            By 3-month average
          </Button>
          <Button disabled={changes.length === 0} onClick={takeBack}>
            Take back
          </Button>
          <FormControlLabel
            control={
              <Checkbox checked={tellsApart} onChange={(_, isTold) => tellApart(isTold)} size="small" />
            }
            label="New and used apart"
          />
        </Box>
        {groups.map(({ title, rows: ofGroup }) => (
          <Box component="section" key={title} aria-label={title} sx={{ mb: 1.5 }}>
            <Box component="h3" sx={{ m: 0, mb: 0.5, typography: 'h3', color: 'text.secondary' }}>
              {title}
            </Box>
            {ofGroup.map(({ key, label }) => (
              <GoalFields
                key={key}
                label={label}
                goal={shown(key)}
                tellsApart={tellsApart}
                isDisabled={isSaving}
                onType={goal => type(new Map([...typed, [key, goal]]))}
              />
            ))}
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <ProblemText>{problem ?? ''}</ProblemText>
        {changes.length > 0 && (
          <Box sx={draftNote}>Not saved yet. Closed, it is kept in this browser until Save or Take back.</Box>
        )}
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
        <Button type="submit" variant="contained" disabled={isSaving || changes.length === 0}>
          {isSaving ? 'Saving...' : 'Save'}
        </Button>
      </DialogActions>
    </Box>
  );
}

const draftNote = { flex: '1 1 200px', typography: 'caption', color: 'text.secondary' } as const;

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 } as const;
