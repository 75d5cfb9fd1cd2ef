import Box from '@mui/material/Box';
import { DealsFigure } from '../../../components/board/DealsFigure';
import type { StatsColumn } from '../../../generated/types';
import { type DayRange, weekday } from '../../../lib/days/dates';
import { count } from '../../../lib/values/units';
import { useViewer } from '../../../lib/viewer';
import { GoalFigure } from './GoalFigure';
import type { StoreDay } from './myDay';
import { aheadWords, daysToDate } from './myDayWords';
import { StripFigure } from './StripFigure';
import { stripHeaders } from './stripHeaders';
import { stripFigures } from './stripLook';
import { WithoutSale } from './WithoutSale';

/** The store at a glance; each figure opens what stands behind it (my-day.md, Store today). */
export function StoreDayStrip({ store }: { store: StoreDay }) {
  const { can } = useViewer();
  const yesterday = daysOf(store.days.yesterday);
  const month = daysOf(store.days.month);
  const toDate = daysOf(store.days.toDate);
  const { current, prior: before, difference } = store.toDate;
  const compared = (column: StatsColumn) => ({
    explained: { summary: { ...toDate, figure: 'TOTAL', column } } as const,
  });

  return (
    <Box component="dl" sx={stripFigures}>
      <StripFigure header={stripHeaders.yesterday} note={weekday(yesterday.start)}>
        <DealsFigure
          amount={store.yesterday}
          text={count(store.yesterday)}
          drillDown={{
            title: 'Store – Yesterday',
            explained: { tickSheet: { ...yesterday, figure: 'TOTAL' } },
          }}
        />
      </StripFigure>
      <StripFigure header={stripHeaders.toDate} note={daysToDate(toDate)}>
        <DealsFigure
          amount={current}
          text={count(current)}
          drillDown={{ title: 'Store – Month to date', ...compared('CURRENT') }}
        />
      </StripFigure>
      <StripFigure header={stripHeaders.aYearAgo} note={aheadWords(difference)} places={store.goal ? 1 : 2}>
        <DealsFigure
          amount={before}
          text={count(before)}
          drillDown={{
            title: 'Store – Month to date, against the same days a year ago',
            ...compared('DIFFERENCE'),
          }}
        />
      </StripFigure>
      {store.goal && <GoalFigure goal={store.goal} name="Store" explained={month} />}
      {can.recordDeals && <WithoutSale people={store.withoutSale} />}
    </Box>
  );
}

/** Without what else the server says of them. */
const daysOf = ({ start, end }: DayRange): DayRange => ({ start, end });
