import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useToast } from '../../../components/feedback/Toast';
import { ProblemText } from '../../../components/forms/ProblemText';
import { formatUnits } from '../../../lib/format/numbers';
import {
  buildGoalRows,
  EMPTY_GOAL,
  type GoalTexts,
  isSplitGoal,
  listChangedGoals,
  mergeNewAndUsed,
  sumGoalUnits,
  toGoalTextsByRow,
  toProposedTexts,
} from './goalRows';
import { type GoalsOfMonthQuery, SetGoalsDocument } from './goals.generated';
import { useGoalsDraft } from './UnsavedGoals';

type Props = {
  month: string;
  goalsData: GoalsOfMonthQuery;
  /** Loads the goals that are stored now. */
  reloadGoals: () => Promise<{ data?: GoalsOfMonthQuery | undefined }>;
  refetchTickSheet: () => Promise<unknown>;
  onClose: () => void;
};

/**
 * Renders the goals of a month. Save stores all goals or none of them. The buttons that fill in goals do not
 * save them.
 */
export function GoalsForm({ month, goalsData, reloadGoals, refetchTickSheet, onClose }: Props) {
  const [setGoals] = useMutation(SetGoalsDocument);
  const showToast = useToast();
  const stored = toGoalTextsByRow(goalsData.goals);
  const { entries, baseline, isSaving, problem, changeGoals, discard, updateBaseline, save } = useGoalsDraft(
    month,
    stored,
  );
  const [isSplit, setIsSplit] = useState(() => [...stored.values(), ...entries.values()].some(isSplitGoal));
  const groups = buildGoalRows(goalsData.goalProposals);
  const rows = groups.flatMap(group => group.rows);
  const getGoalTexts = (key: string) => entries.get(key) ?? stored.get(key) ?? EMPTY_GOAL;
  const changedGoals = listChangedGoals(rows, stored, entries, baseline);

  /** Replaces the goals of the rows for which `getGoal` returns a goal. */
  function fill(getGoal: (row: (typeof rows)[number]) => GoalTexts | null | undefined) {
    const newGoals = rows.flatMap(row => {
      const goal = getGoal(row);
      return goal ? [[row.key, goal] as const] : [];
    });
    changeGoals(new Map([...entries, ...newGoals]));
  }

  function fillFromLastMonth() {
    const lastMonthGoals = toGoalTextsByRow(goalsData.before);
    if ([...lastMonthGoals.values()].some(isSplitGoal)) setIsSplit(true);
    fill(({ key }) => lastMonthGoals.get(key));
  }

  function handleSplitChange(isChecked: boolean) {
    setIsSplit(isChecked);
    if (!isChecked)
      fill(({ key }) => (isSplitGoal(getGoalTexts(key)) ? mergeNewAndUsed(getGoalTexts(key)) : null));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const failure = await save(() => setGoals({ variables: { month, goals: changedGoals } }));
    if (failure) {
      // Another user may have changed the goals. The reloaded goals become the baseline, so that the next
      // Save overwrites them.
      const reloaded = await reloadGoals().catch(() => undefined);
      if (reloaded?.data) updateBaseline(toGoalTextsByRow(reloaded.data.goals));
      return;
    }
    showToast('Goals saved.');
    onClose();
    await refetchTickSheet().catch(() => undefined);
  }

  return (
    // The browser validates the bounds and shows errors in the language of the user.
    <Box component="form" onSubmit={submit} sx={{ display: 'contents' }}>
      <DialogContent sx={{ pt: 0 }}>
        <Box sx={toolbarStyles}>
          <Button variant="outlined" disabled={goalsData.before.length === 0} onClick={fillFromLastMonth}>
            Use last month
          </Button>
          <Button
            variant="outlined"
            onClick={() => fill(({ proposal }) => toProposedTexts(proposal.lastYear, isSplit))}
          >
            Use last year
          </Button>
          <Button
            variant="outlined"
            onClick={() => fill(({ proposal }) => toProposedTexts(proposal.average, isSplit))}
          >
            Use 3-month average
          </Button>
          <Button disabled={changedGoals.length === 0} onClick={discard}>
            Undo
          </Button>
          <FormControlLabel
            control={
              <Checkbox
                checked={isSplit}
                onChange={(_, isChecked) => handleSplitChange(isChecked)}
                size="small"
              />
            }
            label="Split new and used"
          />
        </Box>
        {groups.map(({ title, rows: groupRows }) => (
          <Box component="section" key={title} aria-label={title} sx={{ mb: 1.5 }}>
            <Box component="h3" sx={{ m: 0, mb: 0.5, typography: 'h3', color: 'text.secondary' }}>
              {title}
            </Box>
            {groupRows.map(({ key, label }) => (
              <GoalFields
                key={key}
                label={label}
                goal={getGoalTexts(key)}
                isSplit={isSplit}
                isDisabled={isSaving}
                onChange={goal => changeGoals(new Map([...entries, [key, goal]]))}
              />
            ))}
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <ProblemText>{problem ?? ''}</ProblemText>
        {changedGoals.length > 0 && (
          <Box sx={draftNoteStyles}>
            Not saved yet. If you close this, your changes stay on this device until you choose Save or Undo.
          </Box>
        )}
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
        <Button type="submit" variant="contained" disabled={isSaving || changedGoals.length === 0}>
          {isSaving ? 'Saving...' : 'Save'}
        </Button>
      </DialogActions>
    </Box>
  );
}

const draftNoteStyles = { flex: '1 1 200px', typography: 'caption', color: 'text.secondary' } as const;

const toolbarStyles = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 } as const;

type GoalFieldsProps = {
  /** Name of the person, the team or the store. */
  label: string;
  goal: GoalTexts;
  isSplit: boolean;
  isDisabled: boolean;
  onChange: (goal: GoalTexts) => void;
};

/**
 * Renders the goal of a person, a team or the store: a single number, or separate numbers for new and used
 * with their sum.
 */
export function GoalFields({ label, goal, isSplit, isDisabled, onChange }: GoalFieldsProps) {
  const hasNewOrUsed = isSplitGoal(goal);
  const renderField = (name: keyof GoalTexts, fieldLabel: string, toGoal: (value: string) => GoalTexts) => (
    <TextField
      type="number"
      value={goal[name]}
      disabled={isDisabled}
      placeholder={isSplit ? fieldLabel : undefined}
      onChange={event => onChange(toGoal(event.target.value))}
      slotProps={{
        htmlInput: {
          'aria-label': `${label}, ${fieldLabel}`,
          min: 0,
          max: 9999.5,
          step: 0.5,
          inputMode: 'decimal',
        },
      }}
      sx={{ width: 84 }}
    />
  );
  return (
    <Box sx={rowStyles}>
      <Box component="span" sx={{ flex: '1 1 120px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {label}
      </Box>
      {isSplit && renderField('new', 'New', value => ({ ...goal, total: '', new: value }))}
      {isSplit && renderField('used', 'Used', value => ({ ...goal, total: '', used: value }))}
      {hasNewOrUsed ? (
        <Box component="span" sx={sumStyles}>
          {formatUnits(sumGoalUnits(goal))}
        </Box>
      ) : (
        renderField('total', 'Goal', value => ({ ...EMPTY_GOAL, total: value }))
      )}
    </Box>
  );
}

const rowStyles = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  gap: 1,
  minHeight: { xs: 48, sm: 40 },
} as const;

const sumStyles = { width: 84, px: 1.75, fontWeight: 650, fontVariantNumeric: 'tabular-nums' } as const;
