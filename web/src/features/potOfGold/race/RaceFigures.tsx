import Box from '@mui/material/Box';
import { largeFiguresStyles, largePanelStyles } from '../../../components/reportTables/largeFigures.styles';
import { potRule } from '../../../generated/rules/potRule';
import { raceFigures } from '../../../generated/rules/raceFigures';
import { listFigureNames } from '../../../lib/format/figures';
import { type Header, toHeaderAttributes } from '../../../lib/format/header';
import { formatMoney } from '../../../lib/format/money';
import { formatOrdinal } from '../../../lib/format/numbers';
import type { PotRaceData } from './whatIf';

type Props = {
  race: PotRaceData;
  /** The race without the units of the what-if, for comparison. */
  recordedRace?: PotRaceData | undefined;
};

/** Excludes the change, which is in the banner, and the days, which are in the text below the figures. */
const { change: _, fastStartDaysLeft: __, ...displayedFigures } = raceFigures;
const figureNames = listFigureNames(displayedFigures);

/**
 * Renders the amounts that the store owes now, and the amounts that it will owe at the end of the month at
 * today's pace.
 */
export function RaceFigures({ race, recordedRace }: Props) {
  return (
    <Box component="section" aria-label="Race" sx={largePanelStyles}>
      <Box component="dl" sx={largeFiguresStyles}>
        {figureNames.map(name => (
          <RaceFigureItem
            key={name}
            header={displayedFigures[name]}
            amount={race[name]}
            recordedAmount={recordedRace?.[name]}
          />
        ))}
      </Box>
      <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
        {formatFastStartDays(race.fastStartDaysLeft)}
      </Box>
    </Box>
  );
}

function RaceFigureItem({
  header,
  amount,
  recordedAmount,
}: {
  header: Header;
  amount: number;
  recordedAmount?: number | undefined;
}) {
  return (
    <div>
      <dt {...toHeaderAttributes(header)}>{header.label}</dt>
      <dd>{formatMoney(amount)}</dd>
      {recordedAmount !== undefined && (
        <Box component="dd" sx={recordedStyles}>{`now ${formatMoney(recordedAmount)}`}</Box>
      )}
    </div>
  );
}

/** Less prominent than the figure above it. Overrides the size of the large figures. */
const recordedStyles = {
  '&&&': { typography: 'body2', color: 'text.secondary', letterSpacing: 'normal' },
} as const;

function formatFastStartDays(days: number): string {
  const lastDay = formatOrdinal(potRule.fastStartLastDay);
  if (days === 0) return `Fast start ended on the ${lastDay}.`;
  const requirement = `${potRule.fastStartUsedUnits} used units by the ${lastDay}.`;
  if (days === 1) return `Today is the last day for a fast start: ${requirement}`;
  return `${days} days left for a fast start, including today: ${requirement}`;
}
