import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { DrillDownNumber } from '../../../components/reportTables/DrillDownNumber';
import { fullTapTargetStyles } from '../../../components/styles/tapTarget.styles';
import type { AllGoalFiguresFragment } from '../../../generated/figures.generated';
import { goalFigures } from '../../../generated/rules/goalFigures';
import { formatRemainingGoal } from '../../../generated/rules/remainingGoal';
import type { ExplainTickSheetInput } from '../../../generated/types';
import { type Header, toHeaderAttributes } from '../../../lib/format/header';
import { formatUnits } from '../../../lib/format/numbers';

type SummaryBarFigureProps = {
  header: Header;
  /** The figure, with a link or button that opens its source rows. */
  children: ReactNode;
  /** Secondary text below the figure. */
  note?: string | undefined;
  /**
   * Number of columns that the figure spans on screens narrower than a desktop. A row has four columns on
   * these screens.
   */
  columnSpan?: number;
  /** True if the figure is text, which needs more room than a number. */
  isText?: boolean;
};

/** Shows one labeled figure of the summary bar. */
export function SummaryBarFigure({
  header,
  children,
  note,
  columnSpan = 1,
  isText = false,
}: SummaryBarFigureProps) {
  return (
    <Box sx={{ ...figureBoxStyles, gridColumn: `span ${columnSpan}` }}>
      <dt {...toHeaderAttributes(header)}>{header.label}</dt>
      <Box component="dd" sx={isText ? textValueStyles : valueStyles}>
        {children}
      </Box>
      <Box component="dd" sx={noteStyles} title={note}>
        {note}
      </Box>
    </Box>
  );
}

const oneLineStyles = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const figureBoxStyles = {
  ...fullTapTargetStyles,
  minWidth: 0,
  px: { xs: 1, md: 1.5 },
  py: 0.5,
  bgcolor: 'background.paper',
  '& > dt': { ...oneLineStyles, typography: 'caption', lineHeight: '1rem', color: 'text.secondary' },
} as const;

const valueStyles = {
  ...oneLineStyles,
  m: 0,
  fontSize: '1.125rem',
  fontWeight: 700,
  lineHeight: '1.375rem',
  letterSpacing: '-0.01em',
  fontVariantNumeric: 'tabular-nums',
} as const;

const textValueStyles = { ...valueStyles, fontSize: { xs: '0.8125rem', md: '1.125rem' } } as const;

const noteStyles = {
  ...oneLineStyles,
  m: 0,
  typography: 'caption',
  lineHeight: '1rem',
  minHeight: '1rem',
  color: 'text.secondary',
} as const;

type GoalFigureProps = {
  goal: AllGoalFiguresFragment;
  /** Name of the person or store to which the goal belongs: "Sam Rivera", "Store". */
  name: string;
  tickSheetInput: Omit<ExplainTickSheetInput, 'figure'>;
};

/** Shows the goal of the month and the units needed on each remaining day. A click opens the calculation. */
export function GoalFigure({ goal, name, tickSheetInput }: GoalFigureProps) {
  const { text, figure } = formatRemainingGoal(goal, formatUnits);
  return (
    <SummaryBarFigure header={goalFigures.goal} note={text}>
      <DrillDownNumber
        amount={goal.goal}
        text={formatUnits(goal.goal)}
        drillDown={{
          title: `${name} – ${goalFigures.goal.label}`,
          explainedFigure: { tickSheet: { ...tickSheetInput, figure } },
        }}
      />
    </SummaryBarFigure>
  );
}
