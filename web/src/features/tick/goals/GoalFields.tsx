import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { formatUnits } from '../../../lib/format/numbers';
import { isApart, NO_GOAL, sumOf, type TypedGoal } from './goalForm';

type Props = {
  /** Whose goal it is. */
  label: string;
  goal: TypedGoal;
  tellsApart: boolean;
  isDisabled: boolean;
  onType: (goal: TypedGoal) => void;
};

/** The goal of one: a number, or new and used, whose sum it then is. */
export function GoalFields({ label, goal, tellsApart, isDisabled, onType }: Props) {
  const isSum = isApart(goal);
  const field = (part: keyof TypedGoal, words: string, change: (value: string) => TypedGoal) => (
    <TextField
      type="number"
      value={goal[part]}
      disabled={isDisabled}
      placeholder={tellsApart ? words : undefined}
      onChange={event => onType(change(event.target.value))}
      slotProps={{
        htmlInput: {
          'aria-label': `${label}, ${words}`,
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
    <Box sx={row}>
      <Box component="span" sx={{ flex: '1 1 120px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {label}
      </Box>
      {tellsApart && field('new', 'New', value => ({ ...goal, total: '', new: value }))}
      {tellsApart && field('used', 'Used', value => ({ ...goal, total: '', used: value }))}
      {isSum ? (
        <Box component="span" sx={sum}>
          {formatUnits(sumOf(goal))}
        </Box>
      ) : (
        field('total', 'Goal', value => ({ ...NO_GOAL, total: value }))
      )}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  gap: 1,
  minHeight: { xs: 48, sm: 40 },
} as const;

const sum = { width: 84, px: 1.75, fontWeight: 650, fontVariantNumeric: 'tabular-nums' } as const;
