import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EmptyDealsHint, EmptyState } from '../../components/feedback/EmptyState';
import { LoadError } from '../../components/feedback/LoadError';
import { PendingOverlay } from '../../components/feedback/Loading';
import { CardsSkeleton, SummaryBarSkeleton } from '../../components/feedback/Skeletons';
import { largeFiguresStyles, largePanelStyles } from '../../components/reportTables/largeFigures.styles';
import { FigureGroup } from '../../components/reportTables/ReportPage';
import { toErrorMessage } from '../../lib/apollo/errors';
import type { DayRange } from '../../lib/days/dates';
import { useLiveQuery } from '../../lib/live/liveQuery';
import { TradeDays } from './TradeDays';
import { TradeFigures } from './TradeFigures';
import { TradePercentChart } from './TradePercentChart';
import { TradeStatsDocument, type TradeStatsQuery } from './trade.generated';

type Props = {
  range: DayRange;
  /** True while the range that the user has just chosen is not requested yet. */
  isPending: boolean;
};

/** Renders the totals of the period, their chart, and a card for each day with sold deals. */
export function TradeReport({ range, isPending }: Props) {
  const { data, previousData, error, refetch } = useLiveQuery(TradeStatsDocument, {
    variables: range,
    days: range,
  });
  if (error && !data) {
    return (
      <LoadError title="Error loading data" detail={toErrorMessage(error)} onRetry={() => void refetch()} />
    );
  }
  const stats = (data ?? previousData)?.tradeStats;
  if (!stats) {
    return (
      <>
        <SummaryBarSkeleton boxes={3} />
        <CardsSkeleton cards={6} height={72} />
      </>
    );
  }
  return (
    <PendingOverlay isPending={isPending || data === undefined}>
      <FigureGroup>
        <Box sx={topStyles}>
          <TradeTotals range={range} figures={stats.period} />
          <TradePercentChart days={stats.days} />
        </Box>
        {stats.days.length === 0 ? (
          <EmptyState text="No deals were delivered in this period." action={<EmptyDealsHint />} />
        ) : (
          <TradeDays days={stats.days} />
        )}
      </FigureGroup>
    </PendingOverlay>
  );
}

/** The totals are as wide as their content, with the chart next to them. */
const topStyles = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
} as const;

type TradeTotalsProps = { range: DayRange; figures: TradeStatsQuery['tradeStats']['period'] };

/**
 * Renders "Selected Period Totals": the same three figures as for a day, drawn as the largest figures of the
 * screen.
 */
export function TradeTotals({ range, figures }: TradeTotalsProps) {
  return (
    <Box component="section" aria-label="Selected Period Totals" sx={largePanelStyles}>
      <Typography variant="h2">Selected Period Totals</Typography>
      <TradeFigures range={range} figures={figures} sx={largeFiguresStyles} />
    </Box>
  );
}
