import Box from '@mui/material/Box';
import { useMemo } from 'react';
import type { Day } from '../../lib/days/dates';
import { type ChosenPeriod, type Period, periodLabels, rangeOf } from '../../lib/days/period';
import { DateField } from '../days/DateField';
import { FilterSelect } from './FilterSelect';

type Props = {
  /** What the screen offers: dealPeriods or statsPeriods. */
  periods: readonly Period[];
  chosen: ChosenPeriod;
  today: Day;
  onChange: (change: Partial<ChosenPeriod>) => void;
};

/** The period dropdown, and its two day inputs when it is custom. The days it comes to stand beside the page's title. */
export function PeriodSelect({ periods, chosen, today, onChange }: Props) {
  const isCustom = chosen.period === 'custom';
  const options = useMemo(() => periods.map(value => ({ value, label: periodLabels[value] })), [periods]);

  function choose(period: Period) {
    if (period !== 'custom') return onChange({ period, start: null, end: null });
    // Begin with what was just looked at, so that a custom range is never an empty screen.
    const range = chosen.period === 'all' ? null : rangeOf(chosen, today);
    onChange({ period, start: range?.start ?? null, end: range?.end ?? null });
  }

  return (
    <>
      <FilterSelect label="Period" value={chosen.period} options={options} onChange={choose} />
      {isCustom && (
        <>
          <DateField label="Start date" value={chosen.start} onChange={start => onChange({ start })} />
          <DateField
            label="End date"
            value={chosen.end}
            min={chosen.start}
            onChange={end => onChange({ end })}
          />
        </>
      )}
      <MissingDays chosen={chosen} today={today} />
    </>
  );
}

/** What a custom range still wants. */
function MissingDays({ chosen, today }: { chosen: ChosenPeriod; today: Day }) {
  return (
    <Box
      component="span"
      aria-live="polite"
      sx={{ typography: 'body2', color: 'text.secondary', '&:empty': { display: 'none' } }}
    >
      {!rangeOf(chosen, today) &&
        (chosen.start && chosen.end ? 'The end date is before the start date' : 'Choose both dates')}
    </Box>
  );
}
