import Box from '@mui/material/Box';
import { LoadError } from '../../components/feedback/LoadError';
import { PendingOverlay } from '../../components/feedback/Loading';
import { SummaryBarSkeleton, TableSkeleton } from '../../components/feedback/Skeletons';
import { FigureGroup } from '../../components/reportTables/ReportPage';
import { toErrorMessage } from '../../lib/apollo/errors';
import type { DayRange } from '../../lib/days/dates';
import { useLiveQuery } from '../../lib/live/liveQuery';
import { PotEarners } from './PotEarners';
import { PotFigures } from './PotFigures';
import { PotTable } from './PotTable';
import { PotOfGoldDocument } from './potOfGold.generated';

/** Loads and renders the spiffs of a month. */
export function PotMonth({ days }: { days: DayRange }) {
  const month = days.start.slice(0, 7);
  const { data, previousData, error, refetch } = useLiveQuery(PotOfGoldDocument, {
    variables: { month },
    days,
  });
  const pot = (data ?? previousData)?.potOfGold;

  if (error && !data)
    return (
      <LoadError title="Error loading data" detail={toErrorMessage(error)} onRetry={() => void refetch()} />
    );
  if (!pot) {
    return (
      <>
        <SummaryBarSkeleton boxes={3} />
        <TableSkeleton rows={12} />
      </>
    );
  }
  return (
    <PendingOverlay isPending={data === undefined}>
      <FigureGroup>
        <Box sx={topStyles}>
          <PotFigures key={month} month={month} pot={pot} refetch={refetch} />
          <PotEarners pot={pot} />
        </Box>
        <PotTable pot={pot} />
      </FigureGroup>
    </PendingOverlay>
  );
}

/** The pot is as wide as its content, with the earners next to it. */
const topStyles = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' },
} as const;
