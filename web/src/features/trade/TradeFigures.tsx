import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { DealsFigure } from '../../components/board/DealsFigure';
import { tradeFigures } from '../../generated/rules/tradeFigures';
import type { DayRange } from '../../lib/days/dates';
import { formatOf, inCapitals, namesOf } from '../../lib/values/figure';
import { described } from '../../lib/values/header';

type Name = keyof typeof tradeFigures;

type Props = {
  range: DayRange;
  /** Which day they are of, in the titles of the lists behind them; absent for the period's. */
  of?: string;
  figures: Record<Name, number>;
  sx: SxProps<Theme>;
};

/** Delivered Deals, Trades and Trade %, each over the deals that make it. */
export function TradeFigures({ range, of, figures, sx }: Props) {
  return (
    <Box component="dl" sx={sx}>
      {namesOf(tradeFigures).map(name => {
        const { head: label, kind } = tradeFigures[name];
        return (
          <div key={name}>
            <dt {...described(tradeFigures[name])}>{label}</dt>
            <dd>
              <DealsFigure
                amount={figures[name]}
                text={formatOf[kind](figures[name])}
                drillDown={{
                  title: of === undefined ? label : `${of} – ${label}`,
                  explained: { tradeStats: { ...range, figure: inCapitals(name) } },
                }}
              />
            </dd>
          </div>
        );
      })}
    </Box>
  );
}
