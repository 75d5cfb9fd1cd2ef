import Box from '@mui/material/Box';
import { DrillDownNumber } from '../../../../components/reportTables/DrillDownNumber';
import { funnelFigures } from '../../../../generated/rules/funnelFigures';
import {
  type FunnelFigureKey,
  type FunnelSubject,
  formatFunnelFigure,
  isBasedOnFewUps,
  toFigureName,
} from './funnel';

type Props = { name: FunnelFigureKey; subject: FunnelSubject };

/**
 * Renders a figure of the funnel with its drill-down, or a dash if the figure is null. A rate that is based
 * on few ups is less prominent.
 */
export function FunnelFigure({ name, subject }: Props) {
  const amount = subject.figures[name];
  if (amount === null)
    return (
      <Box component="span" sx={dashStyles}>
        –
      </Box>
    );
  const isOfFewUps = isBasedOnFewUps(name, subject.figures);
  return (
    <Box
      component="span"
      sx={isOfFewUps ? fewUpsStyles : undefined}
      title={isOfFewUps ? 'Based on fewer than 5 ups' : undefined}
    >
      <DrillDownNumber
        amount={amount}
        text={formatFunnelFigure(name, amount)}
        drillDown={{
          title: `${subject.name} – ${funnelFigures[name].label}`,
          explainedFigure: { upFunnel: { ...subject.filter, figure: toFigureName(name) } },
        }}
      />
    </Box>
  );
}

const dashStyles = { color: 'faint.text' } as const;

const fewUpsStyles = { color: 'text.secondary', fontWeight: 400, fontStyle: 'italic' } as const;
