import Box from '@mui/material/Box';
import { CardList, listCardStyles } from '../../../../components/listScreen/CardList';
import { funnelFigures } from '../../../../generated/rules/funnelFigures';
import { toHeaderAttributes } from '../../../../lib/values/header';
import { FunnelFigure } from './FunnelFigure';
import { type FunnelGroupLine, FunnelGroupName } from './FunnelTable';
import type { FunnelFigureKey as FigureKey } from './funnel';

type FunnelCardsProps = { groupingLabel: string; columns: readonly FigureKey[]; groups: readonly FunnelGroupLine[] };

/** Renders the groups on a phone, as cards with four figures in a row. */
export function FunnelCards({ groupingLabel, columns, groups }: FunnelCardsProps) {
  return (
    <CardList label={`Funnel by ${groupingLabel.toLowerCase()}`}>
      {groups.map(group => (
        <Box component="li" key={group.key} sx={listCardStyles}>
          <Box component="strong">
            <FunnelGroupName group={group} />
          </Box>
          <Box component="dl" sx={figuresStyles}>
            {columns
              .filter(name => group.figures[name] !== null || name !== 'grossPerUp')
              .map(name => (
                <Box key={name} sx={figureStyles}>
                  <dt {...toHeaderAttributes(funnelFigures[name])}>{funnelFigures[name].label}</dt>
                  <dd>
                    <FunnelFigure name={name} subject={group} />
                  </dd>
                </Box>
              ))}
          </Box>
        </Box>
      ))}
    </CardList>
  );
}

const figuresStyles = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  columnGap: 1,
  rowGap: 0,
} as const;

const figureStyles = {
  minWidth: 0,
  '& dt': { fontSize: '0.6875rem', lineHeight: 1.3, color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 650, minHeight: 44, display: 'flex', alignItems: 'start' },
  '& button': { minHeight: 44, minWidth: 44, textAlign: 'left', verticalAlign: 'top', pb: '20px' },
} as const;
