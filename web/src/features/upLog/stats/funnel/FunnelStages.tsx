import Box from '@mui/material/Box';
import { forcedColorsMedia } from '../../../../components/styles/mediaQueries';
import { funnelFigures } from '../../../../generated/rules/funnelFigures';
import { toHeaderAttributes } from '../../../../lib/format/header';
import { FunnelFigure } from './FunnelFigure';
import { type FunnelSubject, funnelStages, toBarWidth } from './funnel';

type Props = {
  subject: FunnelSubject;
  /** Store to compare with; null if the store itself is shown. */
  store: FunnelSubject | null;
};

/** Shows the stages in a row, each as a rate of the previous stage. The counters above show the counts. */
export function FunnelStages({ subject, store }: Props) {
  return (
    <Box component="ol" aria-label="Stages" sx={stagesStyles}>
      {funnelStages.map(([stage, rate], index) => (
        <Box component="li" key={stage} sx={stageStyles}>
          <Box component="span" {...toHeaderAttributes(funnelFigures[stage])} sx={labelStyles}>
            {funnelFigures[stage].label}
          </Box>
          <Box {...(rate && toHeaderAttributes(funnelFigures[rate]))} sx={rateStyles}>
            {rate ? <FunnelFigure name={rate} subject={subject} /> : '100%'}
          </Box>
          {rate && <Box component="span" sx={baseStyles}>{`of ${getPreviousLabel(index)}`}</Box>}
          <Box aria-hidden sx={trackStyles}>
            <Box
              sx={[barStyles, { opacity: 1 - index * 0.12 }]}
              style={{ width: `${toBarWidth(subject.figures[stage], subject.figures.ups)}%` }}
            />
          </Box>
          {store && rate && (
            <Box component="span" sx={[touchTargetStyles, secondaryStyles, { gridArea: 'store' }]}>
              {'store '}
              <FunnelFigure name={rate} subject={store} />
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** Returns the label of the previous stage, such as "test drives". */
const getPreviousLabel = (index: number) => {
  const [stage] = funnelStages[index - 1] ?? funnelStages[0];
  return funnelFigures[stage].label.toLowerCase();
};

const stagesStyles = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(4, minmax(0, 1fr))' },
  columnGap: 2,
  rowGap: 0.5,
} as const;

/** On a phone, a stage is a line with its rate at the right. On a desktop, the rate is below the label. */
const stageStyles = {
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

/** Touch target, which takes no additional space on a desktop. */
const touchTargetStyles = {
  '& button': { minHeight: { xs: 44, sm: 24 }, minWidth: { xs: 44, sm: 0 } },
} as const;

const labelStyles = {
  gridArea: 'label',
  typography: 'caption',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
} as const;

const secondaryStyles = { typography: 'caption', color: 'text.secondary' } as const;

const baseStyles = {
  ...secondaryStyles,
  gridArea: 'base',
  textAlign: { xs: 'right', sm: 'left' },
  whiteSpace: 'nowrap',
} as const;

const rateStyles = {
  ...touchTargetStyles,
  gridArea: 'rate',
  fontSize: { xs: '1.125rem', sm: '1.5rem' },
  fontWeight: 700,
  lineHeight: 1.25,
  letterSpacing: '-0.02em',
  textAlign: { xs: 'right', sm: 'left' },
} as const;

const trackStyles = {
  gridArea: 'bar',
  height: 6,
  borderRadius: 3,
  bgcolor: 'ground.sunken',
  overflow: 'hidden',
  [forcedColorsMedia]: { border: '1px solid GrayText' },
  '@media print': { border: '1px solid #999' },
} as const;

const barStyles = {
  height: 1,
  borderRadius: 3,
  bgcolor: 'primary.main',
  [forcedColorsMedia]: { forcedColorAdjust: 'none', bgcolor: 'CanvasText' },
} as const;
