import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { DrillDownNumber } from '../../components/reportTables/DrillDownNumber';
import { tradeFigures } from '../../generated/rules/tradeFigures';
import type { DayRange } from '../../lib/days/dates';
import { figureFormatters, listFigureNames, toUpperSnakeCase } from '../../lib/format/figures';
import { toHeaderAttributes } from '../../lib/format/header';

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
      {listFigureNames(tradeFigures).map(name => {
        const { label, kind } = tradeFigures[name];
        return (
          <div key={name}>
            <dt {...toHeaderAttributes(tradeFigures[name])}>{label}</dt>
            <dd>
              <DrillDownNumber
                amount={figures[name]}
                text={figureFormatters[kind](figures[name])}
                drillDown={{
                  title: of === undefined ? label : `${of} – ${label}`,
                  explained: { tradeStats: { ...range, figure: toUpperSnakeCase(name) } },
                }}
              />
            </dd>
          </div>
        );
      })}
    </Box>
  );
}
