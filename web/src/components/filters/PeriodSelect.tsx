import Box from '@mui/material/Box';
import { useMemo } from 'react';
import type { Day } from '../../lib/days/dates';
import { type PeriodName, periodLabels, resolvePeriod, type SelectedPeriod } from '../../lib/days/period';
import { DateField } from '../days/DateField';
import { FilterSelect } from './FilterSelect';

type Props = {
  /** The periods that the screen offers: dealPeriods or statsPeriods. */
  periods: readonly PeriodName[];
  selected: SelectedPeriod;
  today: Day;
  onChange: (change: Partial<SelectedPeriod>) => void;
};

/**
 * Renders a select for the period, and two date fields for a custom period. The title of the page shows the
 * resulting days.
 */
export function PeriodSelect({ periods, selected, today, onChange }: Props) {
  const isCustom = selected.period === 'custom';
  const options = useMemo(() => periods.map(value => ({ value, label: periodLabels[value] })), [periods]);

  function selectPeriod(period: PeriodName) {
    if (period !== 'custom') return onChange({ period, start: null, end: null });
    // A custom range starts with the days that were shown before, so that the screen never becomes empty.
    const range = selected.period === 'all' ? null : resolvePeriod(selected, today);
    onChange({ period, start: range?.start ?? null, end: range?.end ?? null });
  }

  return (
    <>
      <FilterSelect label="Period" value={selected.period} options={options} onChange={selectPeriod} />
      {isCustom && (
        <>
          <DateField label="Start date" value={selected.start} onChange={start => onChange({ start })} />
          <DateField
            label="End date"
            value={selected.end}
            min={selected.start}
            onChange={end => onChange({ end })}
          />
        </>
      )}
      <MissingDays selected={selected} today={today} />
    </>
  );
}

/** Renders a notice that names the missing or wrong date of a custom range. */
function MissingDays({ selected, today }: { selected: SelectedPeriod; today: Day }) {
  return (
    <Box
      component="span"
      aria-live="polite"
      sx={{ typography: 'body2', color: 'text.secondary', '&:empty': { display: 'none' } }}
    >
      {!resolvePeriod(selected, today) &&
        (selected.start && selected.end ? 'The end date is before the start date' : 'Choose both dates')}
    </Box>
  );
}
