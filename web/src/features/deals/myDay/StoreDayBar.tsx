import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { lazy, Suspense, useState } from 'react';
import { DrillDownNumber } from '../../../components/reportTables/DrillDownNumber';
import type { StatsColumn } from '../../../generated/types';
import { type DayRange, formatWeekday } from '../../../lib/days/dates';
import { formatCount } from '../../../lib/format/numbers';
import { useViewer } from '../../../lib/viewer';
import {
  formatDaysToDate,
  formatDaysWithoutSale,
  formatYearDifference,
  type StoreDayData,
} from './myDay.labels';
import { GoalFigure, SummaryBarFigure } from './SummaryBarFigure';
import { summaryFiguresStyles } from './summaryBar.styles';
import { summaryBarHeaders } from './summaryBarHeaders';

/** Renders the store's figures of today. Each figure opens its source rows (my-day.md, Store today). */
export function StoreDayBar({ storeDay }: { storeDay: StoreDayData }) {
  const { can } = useViewer();
  const yesterday = toDayRange(storeDay.days.yesterday);
  const month = toDayRange(storeDay.days.month);
  const toDate = toDayRange(storeDay.days.toDate);
  const { current, prior: yearAgo, difference } = storeDay.toDate;
  const summaryDrillDown = (column: StatsColumn) => ({
    explainedFigure: { summary: { ...toDate, figure: 'TOTAL', column } } as const,
  });

  return (
    <Box component="dl" sx={summaryFiguresStyles}>
      <SummaryBarFigure header={summaryBarHeaders.yesterday} note={formatWeekday(yesterday.start)}>
        <DrillDownNumber
          amount={storeDay.yesterday}
          text={formatCount(storeDay.yesterday)}
          drillDown={{
            title: 'Store – Yesterday',
            explainedFigure: { tickSheet: { ...yesterday, figure: 'TOTAL' } },
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
      <SummaryBarFigure
        header={summaryBarHeaders.aYearAgo}
        note={formatYearDifference(difference)}
        columnSpan={storeDay.goal ? 1 : 2}
      >
        <DrillDownNumber
          amount={yearAgo}
          text={formatCount(yearAgo)}
          drillDown={{
            title: 'Store – Month to date vs. same days last year',
            ...summaryDrillDown('DIFFERENCE'),
          }}
        />
      </SummaryBarFigure>
      {storeDay.goal && <GoalFigure goal={storeDay.goal} name="Store" tickSheetInput={month} />}
      {can.recordDeals && <WithoutSaleFigure people={storeDay.withoutSale} />}
    </Box>
  );
}

/** Returns only the first and last day, without the other fields of the response. */
const toDayRange = ({ start, end }: DayRange): DayRange => ({ start, end });

// Lazy: most viewers read only the names in the bar.
const WithoutSaleDialog = lazy(() =>
  import('./WithoutSaleDialog').then(module => ({ default: module.WithoutSaleDialog })),
);

/**
 * Shows the number of salespeople who have not sold in seven days, with the first of their names. A click
 * opens the full list.
 */
export function WithoutSaleFigure({ people }: { people: StoreDayData['withoutSale'] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SummaryBarFigure
      header={summaryBarHeaders.withoutSale}
      note={people.map(formatDaysWithoutSale).join(' · ') || 'everyone has sold'}
      columnSpan={4}
    >
      {people.length === 0 ? (
        '0'
      ) : (
        <Link
          component="button"
          type="button"
          color="inherit"
          underline="hover"
          onClick={() => setIsOpen(true)}
          sx={{ font: 'inherit' }}
        >
          {formatCount(people.length)}
        </Link>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <WithoutSaleDialog people={people} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </SummaryBarFigure>
  );
}
