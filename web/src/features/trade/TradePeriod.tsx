import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DateField } from '../../components/days/DateField';
import { FilterBar } from '../../components/filters/FilterBar';
import type { UrlValues } from '../../lib/urlState/urlState';
import { type tradeParams, tradePeriodLabels, tradePeriods } from './tradePeriods';

type Chosen = UrlValues<typeof tradeParams>;

type Props = { chosen: Chosen; onChange: (change: Partial<Chosen>) => void };

/** The three buttons, and the two dates of a custom range. */
export function TradePeriod({ chosen, onChange }: Props) {
  return (
    <FilterBar label="Period">
      <ToggleButtonGroup
        exclusive
        value={chosen.period}
        onChange={(_event, period) => period && onChange({ period })}
        aria-label="Period"
      >
        {tradePeriods.map(period => (
          <ToggleButton key={period} value={period}>
            {tradePeriodLabels[period]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {chosen.period === 'custom' && (
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
    </FilterBar>
  );
}
