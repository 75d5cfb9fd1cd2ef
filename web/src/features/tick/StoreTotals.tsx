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
import type { TickSheet } from './tickSheet';

type Store = TickSheet['store'];

type Shown = 'sold' | 'track';

const boxes: { key: 'new' | 'used' | 'total'; figures: Record<Shown, keyof typeof storeFigures> }[] = [
  { key: 'new', figures: { sold: 'new', track: 'newTrack' } },
  { key: 'used', figures: { sold: 'used', track: 'usedTrack' } },
  { key: 'total', figures: { sold: 'total', track: 'track' } },
];

type Props = { store: Store; range: DayRange };

/** New, Used and Total, each Sold and Track: deals, credited or not. */
export function StoreTotals({ store, range }: Props) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Box component="h2" id={titleId} sx={{ m: 0, mb: 0.5, typography: 'h2' }}>
        Store Totals
      </Box>
      <Box sx={strip}>
        {boxes.map(({ key, figures: names }) => (
          <Box key={key} sx={{ ...group, fontSize: key === 'total' ? size.total : size.part }}>
            <Box component="h3" sx={{ m: 0, typography: 'h3', color: 'text.secondary' }}>
              {storeFigures[key].label}
            </Box>
            <Box component="dl" sx={figures}>
              {(['sold', 'track'] as const).map(what => (
                <div key={what}>
                  <Box
                    component="dt"
                    {...toHeaderAttributes(storeFigures[names[what]])}
                    sx={{ typography: 'caption', color: 'text.secondary' }}
                  >
                    {words[what]}
                  </Box>
                  <Box component="dd" sx={looks[what]}>
                    <DrillDownNumber
                      amount={store[key][what]}
                      text={formatUnits(store[key][what])}
                      drillDown={{
                        title: `Store – ${storeFigures[key].label} ${words[what]}`,
                        explained: { tickSheet: { ...range, figure: toUpperSnakeCase(names[what]) } },
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
          <GoalLine goal={store.goal} whose="Store" range={range} />
        </Box>
      )}
      {store.unclassified > 0 && (
        <Box component="p" sx={[unclassifiedLook, inlineFigureStyles]}>
          {'Total counts '}
          <DrillDownNumber
            amount={store.unclassified}
            text={formatUnits(store.unclassified)}
            drillDown={{
              title: 'Store – without a car type',
              explained: { tickSheet: { ...range, figure: 'UNCLASSIFIED' } },
            }}
          />
          {' without a car type: neither New nor Used.'}
        </Box>
      )}
    </Box>
  );
}

const words = { sold: 'Sold', track: storeFigures.track.label } as const;

/** As wide as its figures; the store's total is the largest of them all. */
const strip = {
  display: 'flex',
  width: { sm: 'fit-content' },
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
} as const;

const group = {
  flex: { xs: '1 1 auto', sm: 'none' },
  minWidth: 0,
  px: { xs: 1.25, sm: 2 },
  py: 1,
  '& + div': { borderLeft: 1, borderColor: 'divider' },
  '@media print': { py: 0.5 },
} as const;

const size = {
  part: { xs: '1.375rem', sm: '1.75rem', xl: '2.25rem' },
  total: { xs: '1.75rem', sm: '2.25rem', xl: '3rem' },
} as const;

/** Sold beside Track, on a phone above it. Their names and their figures stand on a line each. */
const figures = {
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

const figure = { m: 0, lineHeight: 1.2, fontWeight: 750, letterSpacing: '-0.02em' } as const;

const looks = {
  sold: { ...figure, '@media print': { fontSize: '16pt' } },
  track: {
    ...figure,
    fontSize: '0.6em',
    lineHeight: 1.5,
    fontWeight: 600,
    '@media print': { fontSize: '13pt', fontWeight: 700 },
  },
} as const;

const unclassifiedLook = { m: 0, mt: 0.5, typography: 'caption', color: 'text.secondary' } as const;
