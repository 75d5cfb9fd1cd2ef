import Box from '@mui/material/Box';
import { StatBox } from '../../../components/lists/StatBox';
import { SummaryBar } from '../../../components/lists/TotalsStrip';
import { closedStoreFigures } from '../../../generated/rules/closedStoreFigures';
import { listFigureNames } from '../../../lib/values/figure';
import { formatUnits } from '../../../lib/values/units';
import type { ClosingFiguresFragment } from './closing.generated';
import { formatFigure } from './closingWords';

const { certifiedUnits: _shownInUsedUnitsNote, ...boxFigures } = closedStoreFigures;

/** Shows the store's totals of the figures that people are paid by, in two rows of four if there is room. */
export function StoreFigures({ figures }: { figures: ClosingFiguresFragment }) {
  const certifiedNote = `of which ${formatUnits(figures.certifiedUnits)} certified`;
  return (
    <Box sx={fourColumnStyles}>
      <SummaryBar label="Figures of the store">
        {listFigureNames(boxFigures).map(name => (
          <StatBox
            key={name}
            header={boxFigures[name]}
            figure={formatFigure(name, figures[name])}
            note={name === 'usedUnits' ? certifiedNote : undefined}
          />
        ))}
      </SummaryBar>
    </Box>
  );
}

const fourColumnStyles = {
  '& section > dl': { gridTemplateColumns: { sm: 'repeat(4, minmax(0, 1fr))' } },
} as const;
