import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FilterBar } from '../../components/filters/FilterBar';
import { ChoiceFilter, FilterSelect } from '../../components/filters/FilterSelect';
import { PeriodSelect } from '../../components/filters/PeriodSelect';
import { statsPeriods } from '../../lib/days/period';
import { useStoreToday } from '../../lib/days/StoreDayProvider';
import {
  carLabels,
  defaultFilters,
  isFiltered,
  type LeaderboardFilters,
  modeLabels,
  rankingLabels,
} from './leaderboardFilters';

type Props = { filters: LeaderboardFilters; onChange: (change: Partial<LeaderboardFilters>) => void };

/** Renders the filters of the leaderboard: mode, car type, ranking and period. */
export function LeaderboardFilterBar({ filters, onChange }: Props) {
  const today = useStoreToday();
  return (
    <FilterBar onClear={isFiltered(filters) && (() => onChange(defaultFilters))}>
      <ToggleButtonGroup
        exclusive
        aria-label="Employees or teams"
        value={filters.mode}
        onChange={(_event, mode: LeaderboardFilters['mode'] | null) => mode && onChange({ mode })}
        sx={{ flex: { xs: '1 1 100%', sm: 'none' }, '& button': { flex: { xs: 1, sm: 'none' }, px: 2 } }}
      >
        <ToggleButton value="EMPLOYEES">{modeLabels.EMPLOYEES}</ToggleButton>
        <ToggleButton value="TEAMS">{modeLabels.TEAMS}</ToggleButton>
      </ToggleButtonGroup>
      <ChoiceFilter
        label="Car Type"
        all={carLabels.ALL}
        options={carOptions}
        value={filters.cars}
        onChange={cars => onChange({ cars })}
      />
      <FilterSelect
        label="Ranking"
        value={filters.rank}
        options={rankingOptions}
        onChange={rank => onChange({ rank })}
      />
      <PeriodSelect periods={statsPeriods} selected={filters} today={today} onChange={onChange} />
    </FilterBar>
  );
}

const carOptions = [
  { value: 'NEW', label: carLabels.NEW },
  { value: 'USED', label: carLabels.USED },
] as const;

const rankingOptions = [
  { value: 'UNITS', label: rankingLabels.UNITS },
  { value: 'GROSS', label: rankingLabels.GROSS },
] as const;
