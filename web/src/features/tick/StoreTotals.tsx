import Box from '@mui/material/Box';
import { useId } from 'react';
import { DrillDownNumber } from '../../components/reportTables/DrillDownNumber';
import { extendTapTarget, inlineFigureStyles } from '../../components/styles/tapTarget.styles';
import { storeFigures } from '../../generated/rules/storeFigures';
import type { DayRange } from '../../lib/days/dates';
import { toUpperSnakeCase } from '../../lib/format/figures';
import { toHeaderAttributes } from '../../lib/format/header';
import { formatUnits } from '../../lib/format/numbers';
import { GoalLine } from './GoalLine';
import type { TickSheetData } from './tickColumns';

type TickStore = TickSheetData['store'];

type StoreFigureKind = 'sold' | 'track';

const boxes: {
  key: 'new' | 'used' | 'total';
  figureNames: Record<StoreFigureKind, keyof typeof storeFigures>;
}[] = [
  { key: 'new', figureNames: { sold: 'new', track: 'newTrack' } },
  { key: 'used', figureNames: { sold: 'used', track: 'usedTrack' } },
  { key: 'total', figureNames: { sold: 'total', track: 'track' } },
];

type Props = { store: TickStore; range: DayRange };

/**
 * Renders Sold and Track of New, Used and Total. These figures count all deals, including deals without a
 * credit.
 */
export function StoreTotals({ store, range }: Props) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Box component="h2" id={titleId} sx={{ m: 0, mb: 0.5, typography: 'h2' }}>
        Store Totals
      </Box>
      <Box sx={boxesStyles}>
        {boxes.map(({ key, figureNames }) => (
          <Box
            key={key}
            sx={{ ...boxStyles, fontSize: key === 'total' ? fontSizes.total : fontSizes.newOrUsed }}
          >
            <Box component="h3" sx={{ m: 0, typography: 'h3', color: 'text.secondary' }}>
              {storeFigures[key].label}
            </Box>
            <Box component="dl" sx={figuresStyles}>
              {(['sold', 'track'] as const).map(kind => (
                <div key={kind}>
                  <Box
                    component="dt"
                    {...toHeaderAttributes(storeFigures[figureNames[kind]])}
                    sx={{ typography: 'caption', color: 'text.secondary' }}
                  >
                    {kindLabels[kind]}
                  </Box>
                  <Box component="dd" sx={figureStyles[kind]}>
                    <DrillDownNumber
                      amount={store[key][kind]}
                      text={formatUnits(store[key][kind])}
                      drillDown={{
                        title: `Store – ${storeFigures[key].label} ${kindLabels[kind]}`,
                        explainedFigure: {
                          tickSheet: { ...range, figure: toUpperSnakeCase(figureNames[kind]) },
                        },
                      }}
                    />
                  </Box>
                </div>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      {store.goal && (
        <Box sx={{ mt: 0.5 }}>
          <GoalLine goal={store.goal} ownerName="Store" range={range} />
        </Box>
      )}
      {store.unclassified > 0 && (
        <Box component="p" sx={[unclassifiedStyles, inlineFigureStyles]}>
          {'Total includes '}
          <DrillDownNumber
            amount={store.unclassified}
            text={formatUnits(store.unclassified)}
            drillDown={{
              title: 'Store – no car type',
              explainedFigure: { tickSheet: { ...range, figure: 'UNCLASSIFIED' } },
            }}
          />
          {' with no car type.'}
        </Box>
      )}
    </Box>
  );
}

const kindLabels = { sold: 'Sold', track: storeFigures.track.label } as const;

/** The frame of the three boxes, as wide as its figures. */
const boxesStyles = {
  display: 'flex',
  width: { sm: 'fit-content' },
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
} as const;

const boxStyles = {
  flex: { xs: '1 1 auto', sm: 'none' },
  minWidth: 0,
  px: { xs: 1.25, sm: 2 },
  py: 1,
  '& + div': { borderLeft: 1, borderColor: 'divider' },
  '@media print': { py: 0.5 },
} as const;

const fontSizes = {
  newOrUsed: { xs: '1.375rem', sm: '1.75rem', xl: '2.25rem' },
  total: { xs: '1.75rem', sm: '2.25rem', xl: '3rem' },
} as const;

/**
 * Places Sold above Track on a phone, otherwise next to it: the labels on one line, the figures on the next.
 */
const figuresStyles = {
  m: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: { xs: 'repeat(4, auto)', sm: 'auto auto' },
  justifyContent: 'start',
  alignItems: 'baseline',
  columnGap: 2.5,
  '& > div': { display: 'contents' },
  '& button': extendTapTarget([18, 16, 6, 0]),
} as const;

const baseFigureStyles = { m: 0, lineHeight: 1.2, fontWeight: 750, letterSpacing: '-0.02em' } as const;

const figureStyles = {
  sold: { ...baseFigureStyles, '@media print': { fontSize: '16pt' } },
  track: {
    ...baseFigureStyles,
    fontSize: '0.6em',
    lineHeight: 1.5,
    fontWeight: 600,
    '@media print': { fontSize: '13pt', fontWeight: 700 },
  },
} as const;

const unclassifiedStyles = { m: 0, mt: 0.5, typography: 'caption', color: 'text.secondary' } as const;
