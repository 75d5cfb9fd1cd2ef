import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { largeFiguresStyles, largePanelStyles } from '../../components/reportTables/largeFigures.styles';
import type { DayRange } from '../../lib/days/dates';
import { TradeFigures } from './TradeFigures';
import type { TradeStatsQuery } from './trade.generated';

type TradeTotalsProps = { range: DayRange; figures: TradeStatsQuery['tradeStats']['period'] };

/** Renders "Selected Period Totals": the same three figures as for a day, but the largest on the screen. */
export function TradeTotals({ range, figures }: TradeTotalsProps) {
  return (
    <Box component="section" aria-label="Selected Period Totals" sx={largePanelStyles}>
      <Typography variant="h2">Selected Period Totals</Typography>
      <TradeFigures range={range} figures={figures} sx={largeFiguresStyles} />
    </Box>
  );
}
