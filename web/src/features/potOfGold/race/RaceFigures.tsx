import Box from '@mui/material/Box';
import { largeFigures, largePanel } from '../../../components/board/largeFigures';
import { potRule } from '../../../generated/rules/potRule';
import { raceFigures } from '../../../generated/rules/raceFigures';
import { namesOf } from '../../../lib/values/figure';
import { described, type Header } from '../../../lib/values/header';
import { money } from '../../../lib/values/money';
import { ordinal } from '../../../lib/values/ordinal';
import type { Race } from './race';

type Props = {
  race: Race;
  /** As it is recorded, beside what is supposed. */
  recorded?: Race | undefined;
};

/** The change stands in the banner, the days in words below. */
const { change: _, fastStartDaysLeft: __, ...shown } = raceFigures;
const names = namesOf(shown);

/** What the store owes, now and if the month ends at today's pace. */
export function RaceFigures({ race, recorded }: Props) {
  return (
    <Box component="section" aria-label="The race" sx={largePanel}>
      <Box component="dl" sx={largeFigures}>
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
      <dt {...described(header)}>{header.head}</dt>
      <dd>{money(amount)}</dd>
      {recorded !== undefined && <Box component="dd" sx={asRecorded}>{`recorded ${money(recorded)}`}</Box>}
    </div>
  );
}

/** Quieter than the figure that is supposed, over the size of its kind. */
const asRecorded = {
  '&&&': { typography: 'body2', color: 'text.secondary', letterSpacing: 'normal' },
} as const;

function fastStartLeft(days: number): string {
  const last = ordinal(potRule.fastStartLastDay);
  if (days === 0) return `The ${last} is over: nobody else can get a fast start.`;
  const wanted = `${potRule.fastStartUsedUnits} used units by the ${last}.`;
  if (days === 1) return `A fast start can be had today, and then no more: ${wanted}`;
  return `A fast start can be had for ${days} days, today among them: ${wanted}`;
}
