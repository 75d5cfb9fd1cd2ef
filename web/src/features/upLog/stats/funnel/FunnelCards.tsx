import Box from '@mui/material/Box';
import { CardList, listCard } from '../../../../components/listScreen/CardList';
import { funnelFigures } from '../../../../generated/rules/funnelFigures';
import { described } from '../../../../lib/values/header';
import { FunnelFigure } from './FunnelFigure';
import { type FunnelLine, FunnelName } from './FunnelTable';
import type { FunnelName as Name } from './funnel';

type Props = { by: string; columns: readonly Name[]; lines: readonly FunnelLine[] };

/** The groups on a phone: a card each, its figures four in a row. */
export function FunnelCards({ by, columns, lines }: Props) {
  return (
    <CardList label={`Funnel by ${by.toLowerCase()}`}>
      {lines.map(line => (
        <Box component="li" key={line.key} sx={listCard}>
          <Box component="strong">
            <FunnelName line={line} />
          </Box>
          <Box component="dl" sx={figures}>
            {columns
              .filter(name => line.figures[name] !== null || name !== 'grossPerUp')
              .map(name => (
                <Box key={name} sx={figure}>
                  <dt {...described(funnelFigures[name])}>{funnelFigures[name].head}</dt>
                  <dd>
                    <FunnelFigure name={name} of={line} />
                  </dd>
                </Box>
              ))}
          </Box>
        </Box>
      ))}
    </CardList>
  );
}

const figures = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  columnGap: 1,
  rowGap: 0,
} as const;

const figure = {
  minWidth: 0,
  '& dt': { fontSize: '0.6875rem', lineHeight: 1.3, color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 650, minHeight: 44, display: 'flex', alignItems: 'start' },
  '& button': { minHeight: 44, minWidth: 44, textAlign: 'left', verticalAlign: 'top', pb: '20px' },
} as const;
