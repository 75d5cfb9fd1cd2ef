import Box from '@mui/material/Box';
import { StatBox } from '../../../components/lists/StatBox';
import { TotalsStrip } from '../../../components/lists/TotalsStrip';
import { closedStoreFigures } from '../../../generated/rules/closedStoreFigures';
import { namesOf } from '../../../lib/values/figure';
import { units } from '../../../lib/values/units';
import type { ClosingFiguresFragment } from './closing.generated';
import { amountWords } from './closingWords';

const { certifiedUnits: _inNoteOfUsed, ...boxes } = closedStoreFigures;

/** What people are paid by, of the whole store: two rows of four, where there is room. */
export function StoreFigures({ figures }: { figures: ClosingFiguresFragment }) {
  const certified = `of which ${units(figures.certifiedUnits)} certified`;
  return (
    <Box sx={rowsOfFour}>
      <TotalsStrip label="Figures of the store">
        {namesOf(boxes).map(name => (
          <StatBox
            key={name}
            header={boxes[name]}
            figure={amountWords(name, figures[name])}
            note={name === 'usedUnits' ? certified : undefined}
          />
        ))}
      </TotalsStrip>
    </Box>
  );
}

const rowsOfFour = {
  '& section > dl': { gridTemplateColumns: { sm: 'repeat(4, minmax(0, 1fr))' } },
} as const;
