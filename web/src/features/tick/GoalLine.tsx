import Box from '@mui/material/Box';
import { DrillDownNumber } from '../../components/reportTables/DrillDownNumber';
import { fullTapTargetStyles } from '../../components/styles/tapTarget.styles';
import { calculateGoalFigures } from '../../generated/rules/goalFigures';
import type { DayRange } from '../../lib/days/dates';
import { listFigureNames, toUpperSnakeCase } from '../../lib/format/figures';
import { toHeaderAttributes } from '../../lib/format/header';
import { formatUnits } from '../../lib/format/numbers';
import { aheadOrBehind } from './goals/goalWords';
import type { TickSheet } from './tickSheet';

type Goal = NonNullable<TickSheet['store']['goal']>;

type Props = {
  goal: Goal;
  /** A person's or a team's name, or the store. */
  whose: string;
  range: DayRange;
  /** Nobody named is the store. */
  employeeIds?: number[];
  /** Whose Team Total it stands below. */
  team?: number;
};

/** What is to go to a goal, needed a day, and how the track stands against it (goals.md, Against a goal). */
export function GoalLine({ goal, whose, range, employeeIds, team }: Props) {
  const figure = (name: keyof typeof calculateGoalFigures) => {
    const { label } = calculateGoalFigures[name];
    const text = name === 'againstGoal' ? aheadOrBehind : formatUnits;
    const amount = goal[name];
    if (amount === null) return null;
    return (
      <Box key={name} component="span" {...toHeaderAttributes(calculateGoalFigures[name])} sx={place}>
        <span>{`${label} `}</span>
        <Box component="span" sx={strong}>
          <DrillDownNumber
            amount={amount}
            text={text(amount)}
            drillDown={{
              title: `${whose} – ${label}`,
              explained: { tickSheet: { ...range, figure: toUpperSnakeCase(name), employeeIds, team } },
            }}
          />
        </Box>
      </Box>
    );
  };
  return (
    <Box component="span" sx={line}>
      {names.map(figure)}
      {goal.new && <span>{`New ${formatUnits(goal.new.goal)}, ${formatUnits(goal.new.toGo)} to go`}</span>}
      {goal.used && (
        <span>{`Used ${formatUnits(goal.used.goal)}, ${formatUnits(goal.used.toGo)} to go`}</span>
      )}
    </Box>
  );
}

const names = listFigureNames(calculateGoalFigures);

/** On a phone a figure stands below its name, and the whole of its place can be pressed. */
const place = {
  whiteSpace: 'nowrap',
  '@media screen and (max-width: 599.95px)': {
    ...fullTapTargetStyles,
    flex: '1 0 auto',
    minWidth: 44,
    minHeight: 44,
    display: 'grid',
    alignContent: 'center',
    lineHeight: '1.125rem',
    '& > span': { fontSize: '0.875rem' },
  },
} as const;

const strong = { fontWeight: 650, color: 'text.primary' } as const;

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
  rowGap: 0.25,
  typography: 'caption',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  '@media print': { fontSize: '8pt', columnGap: '8pt' },
} as const;
