import Box from '@mui/material/Box';
import { DealsFigure } from '../../../../components/board/DealsFigure';
import { funnelFigures } from '../../../../generated/rules/funnelFigures';
import { type FunnelName, type FunnelOf, figureText, isOfFew, nameOf } from './funnel';

type Props = { name: FunnelName; of: FunnelOf };

/** A figure of the funnel over its ups and its sum; a dash where there is none. A rate of few ups is quieter. */
export function FunnelFigure({ name, of }: Props) {
  const amount = of.figures[name];
  if (amount === null)
    return (
      <Box component="span" sx={none}>
        –
      </Box>
    );
  const isFew = isOfFew(name, of.figures);
  return (
    <Box component="span" sx={isFew ? quiet : undefined} title={isFew ? 'Of fewer than five ups' : undefined}>
      <DealsFigure
        amount={amount}
        text={figureText(name, amount)}
        drillDown={{
          title: `${of.name} – ${funnelFigures[name].head}`,
          explained: { upFunnel: { ...of.asked, figure: nameOf(name) } },
        }}
      />
    </Box>
  );
}

const none = { color: 'faint.text' } as const;

const quiet = { color: 'text.secondary', fontWeight: 400, fontStyle: 'italic' } as const;
