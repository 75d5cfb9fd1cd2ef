import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { formatUnits } from '../../../lib/format/numbers';
import { isSplitGoal, EMPTY_GOAL, sumGoalUnits, type GoalTexts } from './goalForm';

type GoalFieldsProps = {
  /** Name of the person, the team or the store. */
  label: string;
  goal: GoalTexts;
  isSplit: boolean;
  isDisabled: boolean;
  onChange: (goal: GoalTexts) => void;
};

/** Renders the goal of a person, a team or the store: one number, or new and used with their sum. */
export function GoalFields({ label, goal, isSplit, isDisabled, onChange }: GoalFieldsProps) {
  const isSum = isSplitGoal(goal);
  const field = (part: keyof GoalTexts, fieldLabel: string, applyValue: (value: string) => GoalTexts) => (
    <TextField
      type="number"
      value={goal[part]}
      disabled={isDisabled}
      placeholder={isSplit ? fieldLabel : undefined}
      onChange={event => onChange(applyValue(event.target.value))}
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
      {isSplit && field('new', 'New', value => ({ ...goal, total: '', new: value }))}
      {isSplit && field('used', 'Used', value => ({ ...goal, total: '', used: value }))}
      {isSum ? (
        <Box component="span" sx={sumStyles}>
          {formatUnits(sumGoalUnits(goal))}
        </Box>
      ) : (
        field('total', 'Goal', value => ({ ...EMPTY_GOAL, total: value }))
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
