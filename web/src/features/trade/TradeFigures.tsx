import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { DrillDownNumber } from '../../components/reportTables/DrillDownNumber';
import { tradeFigures } from '../../generated/rules/tradeFigures';
import type { DayRange } from '../../lib/days/dates';
import { figureFormatters, listFigureNames, toUpperSnakeCase } from '../../lib/format/figures';
import { toHeaderAttributes } from '../../lib/format/header';

type TradeFigureKey = keyof typeof tradeFigures;

type Props = {
  range: DayRange;
  /** The day of the figures, for the titles of the drill-downs. Undefined for the period. */
  dayLabel?: string;
  figures: Record<TradeFigureKey, number>;
  sx: SxProps<Theme>;
};

/** Renders Delivered Deals, Trades and Trade %, each with its drill-down. */
export function TradeFigures({ range, dayLabel, figures, sx }: Props) {
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
                  title: dayLabel === undefined ? label : `${dayLabel} – ${label}`,
                  explainedFigure: { tradeStats: { ...range, figure: toUpperSnakeCase(name) } },
                }}
              />
            </dd>
          </div>
        );
      })}
    </Box>
  );
}
