import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { largeFiguresStyles, largePanelStyles } from '../../components/reportTables/largeFigures.styles';
import type { DayRange } from '../../lib/days/dates';
import { TradeFigures } from './TradeFigures';
import type { TradeStatsQuery } from './trade.generated';

type Props = { range: DayRange; figures: TradeStatsQuery['tradeStats']['period'] };

/** "Selected Period Totals": the same three figures as on a day, and the largest of the screen. */
export function TradeTotals({ range, figures }: Props) {
  return (
    <Box component="section" aria-label="Selected Period Totals" sx={largePanelStyles}>
      <Typography variant="h2">Selected Period Totals</Typography>
      <TradeFigures range={range} figures={figures} sx={largeFiguresStyles} />
    </Box>
  );
}
