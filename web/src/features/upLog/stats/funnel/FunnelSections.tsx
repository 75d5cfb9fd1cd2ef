import Box from '@mui/material/Box';
import { funnelFigures } from '../../../../generated/rules/funnelFigures';
import { toHeaderAttributes } from '../../../../lib/format/header';
import { FunnelFigure } from './FunnelFigure';
import { type FunnelSubject, funnelSections } from './funnel';

type Props = { subject: FunnelSubject; store: FunnelSubject | null };

/**
 * Shows the sections of the funnel, such as visits and sales by deals. Gross is omitted if the viewer may not
 * see it.
 */
export function FunnelSections({ subject, store }: Props) {
  return (
    <Box sx={rowStyles}>
      {funnelSections
        .filter(({ title }) => title !== 'Gross' || subject.figures.grossPerUp !== null)
        .map(({ title, figures }) => (
          <Box key={title} role="group" aria-label={title} sx={sectionStyles}>
            <Box component="div" aria-hidden sx={titleStyles}>
              {title}
            </Box>
            <Box component="dl" sx={{ display: 'contents' }}>
              {figures.map(([name, label]) => (
                <Box key={name} sx={figureStyles}>
                  <dt {...toHeaderAttributes(funnelFigures[name])}>{label}</dt>
                  <dd>
                    <FunnelFigure name={name} subject={subject} />
                  </dd>
                  {store && funnelFigures[name].kind !== 'count' && store.figures[name] !== null && (
                    <Box component="dd" sx={storeStyles}>
                      {'store '}
                      <FunnelFigure name={name} subject={store} />
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

const rowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: { sm: 'space-between' },
  columnGap: 3,
  rowGap: 1,
  pt: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const sectionStyles = {
  display: 'grid',
  gridAutoFlow: { sm: 'column' },
  gridTemplateColumns: { xs: 'repeat(4, minmax(0, 1fr))', sm: 'none' },
  flex: { xs: '1 0 100%', sm: 'none' },
  columnGap: { xs: 1, sm: 2 },
} as const;

const titleStyles = {
  gridColumn: { xs: '1 / -1', sm: 'auto' },
  typography: 'body2',
  fontWeight: 600,
  color: 'text.secondary',
} as const;

const figureStyles = {
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

const storeStyles = { '&&': { typography: 'caption', color: 'text.secondary', fontWeight: 400 } } as const;
