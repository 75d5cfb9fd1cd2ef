import Box from '@mui/material/Box';
import { largeFigures, largePanel } from '../../../components/board/largeFigures';
import { money } from '../../../lib/values/money';
import type { Race } from './race';

/** What the store owes, now and if the month ends at today's pace. */
export function RaceFigures({ race }: { race: Race }) {
  return (
    <Box component="section" aria-label="The race" sx={largePanel}>
      <Box component="dl" sx={largeFigures}>
        <Figure label="Owed today" amount={race.owed} />
        <Figure label="Owed at today’s pace" amount={race.owedAtPace} />
        <Figure label="Spiff per used car" amount={race.spiffPerUsedCar} />
        <Figure label="Monthly pot total" amount={race.pot} />
      </Box>
      <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
        {fastStartLeft(race.fastStartDaysLeft)}
      </Box>
    </Box>
  );
}

function Figure({ label, amount }: { label: string; amount: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{money(amount)}</dd>
    </div>
  );
}

function fastStartLeft(days: number): string {
  if (days === 0) return 'The 16th is over: nobody else can get a fast start.';
  if (days === 1) return 'A fast start can be had today, and then no more: 5 used units by the 16th.';
  return `A fast start can be had for ${days} days, today among them: 5 used units by the 16th.`;
}
