import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useMemo } from 'react';
import { TeamTag } from '../../components/deals/tags';
import { FilterBar } from '../../components/filters/FilterBar';
import { ChoiceFilter } from '../../components/filters/FilterSelect';
import { PersonFilter } from '../../components/filters/PersonFilter';
import type { UpStatsFiltersQuery } from '../../components/filters/upStatsFilters.generated';
import { ChevronLeftIcon, ChevronRightIcon } from '../../components/icons/icons';
import { isDay, monthStart } from '../../lib/days/dates';
import type { UrlValues } from '../../lib/urlState/urlState';
import type { trendParams } from './trends';

type TrendFilters = UrlValues<typeof trendParams>;

type Props = {
  filters: TrendFilters;
  onChange: (change: Partial<TrendFilters>) => void;
  people: UpStatsFiltersQuery | undefined;
  /** Shown in place of the people until they are loaded. */
  notice: string;
};

/**
 * Renders the filters by team and person. Choosing one clears the other. Without a filter, the page shows the
 * store.
 */
export function TrendsFilterBar({ filters, onChange, people, notice }: Props) {
  const teams = useMemo(
    () =>
      (people?.teams ?? [])
        .filter(({ name }) => name !== 'None')
        .map(({ id, name }) => ({ value: id, label: <TeamTag team={id}>{formatTeamName(name)}</TeamTag> })),
    [people],
  );
  return (
    <FilterBar
      onClear={
        (filters.team ?? filters.employee) !== null && (() => onChange({ team: null, employee: null }))
      }
    >
      <ChoiceFilter
        label="Team"
        all="All Teams"
        options={teams}
        value={filters.team}
        onChange={team => onChange({ team, employee: null })}
      />
      <PersonFilter
        label="Employee"
        all="All Employees"
        people={people?.upPeople.statsSalespeople}
        notice={notice}
        value={filters.employee}
        onChange={employee => onChange({ employee, team: null })}
      />
    </FilterBar>
  );
}

/** Formats the name of a team as in the reports: "A Team". */
export const formatTeamName = (name: string) => (name === 'HSE' ? name : `${name} Team`);

type MonthStepperProps = { firstDay: string; today: string; onChange: (month: string | null) => void };

/** Renders buttons for the previous and the next month. Future months are not available. */
export function MonthStepper({ firstDay, today, onChange }: MonthStepperProps) {
  const previousMonth = monthStart(firstDay, -1);
  const nextMonth = monthStart(firstDay, 1);
  const showMonth = (start: string) => onChange(start === monthStart(today) ? null : start.slice(0, 7));
  return (
    <Box sx={{ display: 'inline-flex', gap: 0.5, displayPrint: 'none' }}>
      <IconButton
        aria-label="Previous month"
        disabled={!isDay(previousMonth)}
        onClick={() => showMonth(previousMonth)}
      >
        <ChevronLeftIcon />
      </IconButton>
      <IconButton aria-label="Next month" disabled={nextMonth > today} onClick={() => showMonth(nextMonth)}>
        <ChevronRightIcon />
      </IconButton>
    </Box>
  );
}
