import Box from '@mui/material/Box';
import { StatBox } from '../../../components/lists/StatBox';
import { TotalsStrip } from '../../../components/lists/TotalsStrip';
import type { ClosingFiguresFragment } from '../../../generated/graphql';
import { money } from '../../../lib/values/money';
import { count, units } from '../../../lib/values/units';

/** What people are paid by, of the whole store: two rows of four, where there is room. */
export function StoreFigures({ figures }: { figures: ClosingFiguresFragment }) {
  return (
    <Box sx={rowsOfFour}>
      <TotalsStrip label="Figures of the store">
        <StatBox label="New" figure={units(figures.newUnits)} />
        <StatBox
          label="Used"
          figure={units(figures.usedUnits)}
          note={`of which ${units(figures.certifiedUnits)} certified`}
        />
        <StatBox label="Total" figure={units(figures.delivered)} />
        <StatBox label="Gross" figure={money(figures.gross)} />
        <StatBox label="Trades" figure={count(figures.trades)} />
        <StatBox label="Pot" figure={money(figures.pot)} />
        <StatBox label="Spiff per used car" figure={money(figures.spiffPerUsedCar)} />
        <StatBox label="Total Spiff" figure={money(figures.totalSpiff)} />
      </TotalsStrip>
    </Box>
  );
}

const rowsOfFour = {
  '& section > dl': { gridTemplateColumns: { sm: 'repeat(4, minmax(0, 1fr))' } },
} as const;
