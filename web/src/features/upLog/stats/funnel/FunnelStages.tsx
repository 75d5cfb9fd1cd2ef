import Box from '@mui/material/Box';
import { forced } from '../../../../components/look/media';
import { funnelFigures } from '../../../../generated/rules/funnelFigures';
import { described } from '../../../../lib/values/header';
import { FunnelFigure } from './FunnelFigure';
import { barOf, type FunnelOf, stages } from './funnel';

type Props = {
  of: FunnelOf;
  /** To compare with, where it is another than what is shown. */
  store: FunnelOf | null;
};

/** The stages in one row, each as a rate of the stage before. The counts are in the counters above. */
export function FunnelStages({ of, store }: Props) {
  return (
    <Box component="ol" aria-label="Stages" sx={row}>
      {stages.map(([stage, rate], index) => (
        <Box component="li" key={stage} sx={cell}>
          <Box component="span" {...described(funnelFigures[stage])} sx={label}>
            {funnelFigures[stage].head}
          </Box>
          <Box {...(rate && described(funnelFigures[rate]))} sx={rateStyles}>
            {rate ? <FunnelFigure name={rate} of={of} /> : '100%'}
          </Box>
          {rate && <Box component="span" sx={baseStyles}>{`of ${before(index)}`}</Box>}
          <Box aria-hidden sx={track}>
            <Box
              sx={[bar, { opacity: 1 - index * 0.12 }]}
              style={{ width: `${barOf(of.figures[stage], of.figures.ups)}%` }}
            />
          </Box>
          {store && rate && (
            <Box component="span" sx={[pressed, quiet, { gridArea: 'store' }]}>
              {'store '}
              <FunnelFigure name={rate} of={store} />
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** "of test drives". */
const before = (index: number) => {
  const [stage] = stages[index - 1] ?? stages[0];
  return funnelFigures[stage].head.toLowerCase();
};

const row = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(4, minmax(0, 1fr))' },
  columnGap: 2,
  rowGap: 0.5,
} as const;

/** On a phone a stage is a line, its rate at the right; on a desk the rate is below the name. */
const cell = {
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto minmax(56px, auto)', sm: 'auto minmax(0, 1fr)' },
  gridTemplateAreas: {
    xs: '"label base rate" "bar bar bar" "store store store"',
    sm: '"label label" "rate base" "bar bar" "store store"',
  },
  alignItems: 'center',
  alignContent: 'start',
  columnGap: 1,
} as const;

/** A thumb's target, which takes no room of its own on a desk. */
const pressed = {
  '& button': { minHeight: { xs: 44, sm: 24 }, minWidth: { xs: 44, sm: 0 } },
} as const;

const label = {
  gridArea: 'label',
  typography: 'caption',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
} as const;

const quiet = { typography: 'caption', color: 'text.secondary' } as const;

const baseStyles = {
  ...quiet,
  gridArea: 'base',
  textAlign: { xs: 'right', sm: 'left' },
  whiteSpace: 'nowrap',
} as const;

const rateStyles = {
  ...pressed,
  gridArea: 'rate',
  fontSize: { xs: '1.125rem', sm: '1.5rem' },
  fontWeight: 700,
  lineHeight: 1.25,
  letterSpacing: '-0.02em',
  textAlign: { xs: 'right', sm: 'left' },
} as const;

const track = {
  gridArea: 'bar',
  height: 6,
  borderRadius: 3,
  bgcolor: 'ground.sunken',
  overflow: 'hidden',
  [forced]: { border: '1px solid GrayText' },
  '@media print': { border: '1px solid #999' },
} as const;

const bar = {
  height: 1,
  borderRadius: 3,
  bgcolor: 'primary.main',
  [forced]: { forcedColorAdjust: 'none', bgcolor: 'CanvasText' },
} as const;
