import Box from '@mui/material/Box';
import { DealsFigure } from '../../components/board/DealsFigure';
import { wholeIsPressed } from '../../components/look/pressed';
import { goalFigures } from '../../generated/rules/goalFigures';
import type { DayRange } from '../../lib/days/dates';
import { inCapitals, namesOf } from '../../lib/values/figure';
import { described } from '../../lib/values/header';
import { units } from '../../lib/values/units';
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
  const figure = (name: keyof typeof goalFigures) => {
    const { head: label } = goalFigures[name];
    const text = name === 'againstGoal' ? aheadOrBehind : units;
    const amount = goal[name];
    if (amount === null) return null;
    return (
      <Box key={name} component="span" {...described(goalFigures[name])} sx={place}>
        <span>{`${label} `}</span>
        <Box component="span" sx={strong}>
          <DealsFigure
            amount={amount}
            text={text(amount)}
            drillDown={{
              title: `${whose} – ${label}`,
              explained: { tickSheet: { ...range, figure: inCapitals(name), employeeIds, team } },
            }}
          />
        </Box>
      </Box>
    );
  };
  return (
    <Box component="span" sx={line}>
      {names.map(figure)}
      {goal.new && <span>{`New ${units(goal.new.goal)}, ${units(goal.new.toGo)} to go`}</span>}
      {goal.used && <span>{`Used ${units(goal.used.goal)}, ${units(goal.used.toGo)} to go`}</span>}
    </Box>
  );
}

const names = namesOf(goalFigures);

/** On a phone a figure stands below its name, and the whole of its place can be pressed. */
const place = {
  whiteSpace: 'nowrap',
  '@media screen and (max-width: 599.95px)': {
    ...wholeIsPressed,
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
