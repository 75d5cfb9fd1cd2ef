import Box from '@mui/material/Box';
import { largeFiguresStyles, largePanelStyles } from '../../../components/reportTables/largeFigures.styles';
import { potRule } from '../../../generated/rules/potRule';
import { raceFigures } from '../../../generated/rules/raceFigures';
import { listFigureNames } from '../../../lib/format/figures';
import { type Header, toHeaderAttributes } from '../../../lib/format/header';
import { formatMoney } from '../../../lib/format/money';
import { formatOrdinal } from '../../../lib/format/numbers';
import type { Race } from './race';

type Props = {
  race: Race;
  /** As it is recorded, beside what is supposed. */
  recorded?: Race | undefined;
};

/** The change stands in the banner, the days in words below. */
const { change: _, fastStartDaysLeft: __, ...shown } = raceFigures;
const names = listFigureNames(shown);

/** What the store owes, now and if the month ends at today's pace. */
export function RaceFigures({ race, recorded }: Props) {
  return (
    <Box component="section" aria-label="The race" sx={largePanelStyles}>
      <Box component="dl" sx={largeFiguresStyles}>
        {names.map(name => (
          <Figure key={name} header={shown[name]} amount={race[name]} recorded={recorded?.[name]} />
        ))}
      </Box>
      <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
        {fastStartLeft(race.fastStartDaysLeft)}
      </Box>
    </Box>
  );
}

function Figure({
  header,
  amount,
  recorded,
}: {
  header: Header;
  amount: number;
  recorded?: number | undefined;
}) {
  return (
    <div>
      <dt {...toHeaderAttributes(header)}>{header.label}</dt>
      <dd>{formatMoney(amount)}</dd>
      {recorded !== undefined && (
        <Box component="dd" sx={asRecorded}>{`recorded ${formatMoney(recorded)}`}</Box>
      )}
    </div>
  );
}

/** Quieter than the figure that is supposed, over the size of its kind. */
const asRecorded = {
  '&&&': { typography: 'body2', color: 'text.secondary', letterSpacing: 'normal' },
} as const;

function fastStartLeft(days: number): string {
  const last = formatOrdinal(potRule.fastStartLastDay);
  if (days === 0) return `The ${last} is over: nobody else can get a fast start.`;
  const wanted = `${potRule.fastStartUsedUnits} used units by the ${last}.`;
  if (days === 1) return `A fast start can be had today, and then no more: ${wanted}`;
  return `A fast start can be had for ${days} days, today among them: ${wanted}`;
}
