import Box from '@mui/material/Box';
import { DealsFigure } from '../../components/board/DealsFigure';
import { StatBox } from '../../components/StatBox';
import { TotalsStrip } from '../../components/TotalsStrip';
import type { PotOfGoldQuery } from '../../generated/graphql';
import type { DrillDown } from '../../lib/drillDown';
import { money } from '../../lib/money';
import { PotInput } from './PotInput';

type Props = { month: string; pot: PotOfGoldQuery['potOfGold']; readAgain: () => Promise<unknown> };

/** The pot, what a used car is worth, and what is paid in all, which fast starts may lift over the pot. */
export function PotFigures({ month, pot, readAgain }: Props) {
  const qualified = pot.rows.filter(row => row.isQualified);
  const paidFor: DrillDown = {
    title: 'Used cars of those who qualify',
    filter: { ...pot.range, employeeIds: qualified.map(({ person }) => person.id), cars: 'USED' },
  };
  return (
    <Box sx={strip}>
      <TotalsStrip label="The pot">
        <StatBox
          label="Monthly pot total"
          figure={
            pot.canEditPot ? (
              <>
                <PotInput month={month} stored={pot.pot} readAgain={readAgain} />
                <Box component="span" sx={{ display: 'none', displayPrint: 'inline' }}>
                  {money(pot.pot)}
                </Box>
              </>
            ) : (
              money(pot.pot)
            )
          }
        />
        <StatBox
          label="Spiff per used car"
          figure={
            <DealsFigure amount={pot.spiffPerUsedCar} text={money(pot.spiffPerUsedCar)} drillDown={paidFor} />
          }
          note={`${qualified.length} ${qualified.length === 1 ? 'person qualifies' : 'people qualify'}`}
        />
        <StatBox
          label="Total of all spiffs"
          figure={<DealsFigure amount={pot.totalPaid} text={money(pot.totalPaid)} drillDown={paidFor} />}
          note={pot.totalPaid > pot.pot ? 'More than the pot: fast starts earn half again.' : undefined}
        />
      </TotalsStrip>
    </Box>
  );
}

// The pot is typed: on a phone it takes a line of its own.
const strip = {
  '& dl': { gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' } },
  '& dl > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const;
