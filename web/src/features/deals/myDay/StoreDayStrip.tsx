import Box from '@mui/material/Box';
import { DrillDownNumber } from '../../../components/board/DealsFigure';
import type { StatsColumn } from '../../../generated/types';
import { type DayRange, formatWeekday } from '../../../lib/days/dates';
import { formatCount } from '../../../lib/values/units';
import { useViewer } from '../../../lib/viewer';
import { GoalFigure } from './GoalFigure';
import type { StoreDayData } from './myDay';
import { formatYearDifference, formatDaysToDate } from './myDayWords';
import { SummaryBarFigure } from './StripFigure';
import { summaryBarHeaders } from './stripHeaders';
import { summaryFiguresStyles } from './stripLook';
import { WithoutSaleFigure } from './WithoutSale';

/** Shows the store's figures of today; each opens its source rows (my-day.md, Store today). */
export function StoreDayBar({ storeDay }: { storeDay: StoreDayData }) {
  const { can } = useViewer();
  const yesterday = toDayRange(storeDay.days.yesterday);
  const month = toDayRange(storeDay.days.month);
  const toDate = toDayRange(storeDay.days.toDate);
  const { current, prior: yearAgo, difference } = storeDay.toDate;
  const summaryDrillDown = (column: StatsColumn) => ({
    explained: { summary: { ...toDate, figure: 'TOTAL', column } } as const,
  });

  return (
    <Box component="dl" sx={summaryFiguresStyles}>
      <SummaryBarFigure header={summaryBarHeaders.yesterday} note={formatWeekday(yesterday.start)}>
        <DrillDownNumber
          amount={storeDay.yesterday}
          text={formatCount(storeDay.yesterday)}
          drillDown={{
            title: 'Store – Yesterday',
            explained: { tickSheet: { ...yesterday, figure: 'TOTAL' } },
          }}
        />
      </SummaryBarFigure>
      <SummaryBarFigure header={summaryBarHeaders.toDate} note={formatDaysToDate(toDate)}>
        <DrillDownNumber
          amount={current}
          text={formatCount(current)}
          drillDown={{ title: 'Store – Month to date', ...summaryDrillDown('CURRENT') }}
        />
      </SummaryBarFigure>
      <SummaryBarFigure header={summaryBarHeaders.aYearAgo} note={formatYearDifference(difference)} columnSpan={storeDay.goal ? 1 : 2}>
        <DrillDownNumber
          amount={yearAgo}
          text={formatCount(yearAgo)}
          drillDown={{
            title: 'Store – Month to date, against the same days a year ago',
            ...summaryDrillDown('DIFFERENCE'),
          }}
        />
      </SummaryBarFigure>
      {storeDay.goal && <GoalFigure goal={storeDay.goal} name="Store" tickSheetInput={month} />}
      {can.recordDeals && <WithoutSaleFigure people={storeDay.withoutSale} />}
    </Box>
  );
}

/** Leaves out other fields that the server returns with the days. */
const toDayRange = ({ start, end }: DayRange): DayRange => ({ start, end });
