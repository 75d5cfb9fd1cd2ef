import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DateField } from '../../components/days/DateField';
import { FilterBar } from '../../components/filters/FilterBar';
import type { UrlValues } from '../../lib/urlState/urlState';
import { type tradeParams, tradePeriodLabels, tradePeriods } from './tradePeriods';

type TradeFilters = UrlValues<typeof tradeParams>;

type TradePeriodFilterProps = { filters: TradeFilters; onChange: (change: Partial<TradeFilters>) => void };

/** Renders the three period buttons, and the two dates of a custom range. */
export function TradePeriodFilter({ filters, onChange }: TradePeriodFilterProps) {
  return (
    <FilterBar label="Period">
      <ToggleButtonGroup
        exclusive
        value={filters.period}
        onChange={(_event, period) => period && onChange({ period })}
        aria-label="Period"
      >
        {tradePeriods.map(period => (
          <ToggleButton key={period} value={period}>
            {tradePeriodLabels[period]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {filters.period === 'custom' && (
        <>
          <DateField label="Start date" value={filters.start} onChange={start => onChange({ start })} />
          <DateField
            label="End date"
            value={filters.end}
            min={filters.start}
            onChange={end => onChange({ end })}
          />
        </>
      )}
    </FilterBar>
  );
}
