import Box from '@mui/material/Box';
import { funnelFigures } from '../../../../generated/rules/funnelFigures';
import { described } from '../../../../lib/values/header';
import { FunnelFigure } from './FunnelFigure';
import { type FunnelOf, funnelParts } from './funnel';

type Props = { of: FunnelOf; store: FunnelOf | null };

/** Visits, what the deals say, and gross; a part of which nothing may be seen is left out. */
export function FunnelParts({ of, store }: Props) {
  return (
    <Box sx={row}>
      {funnelParts
        .filter(({ title }) => title !== 'Gross' || of.figures.grossPerUp !== null)
        .map(({ title, figures }) => (
          <Box key={title} role="group" aria-label={title} sx={part}>
            <Box component="div" aria-hidden sx={titleLook}>
              {title}
            </Box>
            <Box component="dl" sx={{ display: 'contents' }}>
              {figures.map(([name, word]) => (
                <Box key={name} sx={figureLook}>
                  <dt {...described(funnelFigures[name])}>{word}</dt>
                  <dd>
                    <FunnelFigure name={name} of={of} />
                  </dd>
                  {store && funnelFigures[name].kind !== 'count' && store.figures[name] !== null && (
                    <Box component="dd" sx={beside}>
                      {'store '}
                      <FunnelFigure name={name} of={store} />
                    </Box>
                  )}
                </Box>
              ))}
            </Box>
          </Box>
        ))}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: { sm: 'space-between' },
  columnGap: 3,
  rowGap: 1,
  pt: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const part = {
  display: 'grid',
  gridAutoFlow: { sm: 'column' },
  gridTemplateColumns: { xs: 'repeat(4, minmax(0, 1fr))', sm: 'none' },
  flex: { xs: '1 0 100%', sm: 'none' },
  columnGap: { xs: 1, sm: 2 },
} as const;

const titleLook = {
  gridColumn: { xs: '1 / -1', sm: 'auto' },
  typography: 'body2',
  fontWeight: 600,
  color: 'text.secondary',
} as const;

const figureLook = {
  minWidth: 0,
  '& dt': { typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' },
  '& dd': {
    typography: 'body2',
    m: 0,
    minHeight: 24,
    lineHeight: '24px',
    fontWeight: 650,
    whiteSpace: 'nowrap',
  },
  '& button': {
    minHeight: { xs: 44, sm: 24 },
    minWidth: { xs: 44, sm: 0 },
    textAlign: 'left',
    fontSize: 'inherit',
  },
} as const;

const beside = { '&&': { typography: 'caption', color: 'text.secondary', fontWeight: 400 } } as const;
