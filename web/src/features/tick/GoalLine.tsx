import Box from '@mui/material/Box';
import { DrillDownNumber } from '../../components/reportTables/DrillDownNumber';
import { fullTapTargetStyles } from '../../components/styles/tapTarget.styles';
import { goalFigures } from '../../generated/rules/goalFigures';
import type { DayRange } from '../../lib/days/dates';
import { listFigureNames, toUpperSnakeCase } from '../../lib/format/figures';
import { toHeaderAttributes } from '../../lib/format/header';
import { formatUnits } from '../../lib/format/numbers';
import type { TickSheetData } from './tickColumns';

type TickGoal = NonNullable<TickSheetData['store']['goal']>;

type Props = {
  goal: TickGoal;
  /** Name of a person or a team, or "Store". */
  ownerName: string;
  range: DayRange;
  /** Undefined for the store. */
  employeeIds?: number[];
  /** The team, if the line is below a Team Total. */
  team?: number;
};

/**
 * Renders the units to go, the units needed a day, and the track against the goal (goals.md, Goal progress).
 */
export function GoalLine({ goal, ownerName, range, employeeIds, team }: Props) {
  const renderFigure = (name: keyof typeof goalFigures) => {
    const { label } = goalFigures[name];
    const format = name === 'againstGoal' ? formatAgainstGoal : formatUnits;
    const amount = goal[name];
    if (amount === null) return null;
    return (
      <Box key={name} component="span" {...toHeaderAttributes(goalFigures[name])} sx={figureStyles}>
        <span>{`${label} `}</span>
        <Box component="span" sx={valueStyles}>
          <DrillDownNumber
            amount={amount}
            text={format(amount)}
            drillDown={{
              title: `${ownerName} – ${label}`,
              explainedFigure: { tickSheet: { ...range, figure: toUpperSnakeCase(name), employeeIds, team } },
            }}
          />
        </Box>
      </Box>
    );
  };
  return (
    <Box component="span" sx={lineStyles}>
      {figureNames.map(renderFigure)}
      {goal.new && <span>{`New ${formatUnits(goal.new.goal)}, ${formatUnits(goal.new.toGo)} to go`}</span>}
      {goal.used && (
        <span>{`Used ${formatUnits(goal.used.goal)}, ${formatUnits(goal.used.toGo)} to go`}</span>
      )}
    </Box>
  );
}

const figureNames = listFigureNames(goalFigures);

/** On a phone a figure is below its label, and its whole area is a tap target. */
const figureStyles = {
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

const valueStyles = { fontWeight: 650, color: 'text.primary' } as const;

const lineStyles = {
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

/** Formats the difference to a goal with its sign: "+1.5", "−2.0", "0.0". */
export const formatAgainstGoal = (amount: number): string =>
  `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${formatUnits(Math.abs(amount))}`;
