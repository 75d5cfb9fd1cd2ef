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

type Chosen = UrlValues<typeof trendParams>;

type Props = {
  chosen: Chosen;
  onChange: (change: Partial<Chosen>) => void;
  people: UpStatsFiltersQuery | undefined;
  /** In the place of the people while there are none. */
  notice: string;
};

/** The store, one of its teams, or a person: choosing one takes the other back. */
export function TrendsFilterBar({ chosen, onChange, people, notice }: Props) {
  const teams = useMemo(
    () =>
      (people?.teams ?? [])
        .filter(({ name }) => name !== 'None')
        .map(({ id, name }) => ({ value: id, label: <TeamTag team={id}>{teamName(name)}</TeamTag> })),
    [people],
  );
  return (
    <FilterBar
      onClear={(chosen.team ?? chosen.employee) !== null && (() => onChange({ team: null, employee: null }))}
    >
      <ChoiceFilter
        label="Team"
        all="All Teams"
        options={teams}
        value={chosen.team}
        onChange={team => onChange({ team, employee: null })}
      />
      <PersonFilter
        label="Employee"
        all="All Employees"
        people={people?.upPeople.statsSalespeople}
        notice={notice}
        value={chosen.employee}
        onChange={employee => onChange({ employee, team: null })}
      />
    </FilterBar>
  );
}

/** "A Team", as the boards title it. */
export const teamName = (name: string) => (name === 'HSE' ? name : `${name} Team`);

type StepperProps = { firstDay: string; today: string; onChange: (month: string | null) => void };

/** One month back, one forward, as far as months that have begun. */
export function MonthStepper({ firstDay, today, onChange }: StepperProps) {
  const before = monthStart(firstDay, -1);
  const after = monthStart(firstDay, 1);
  const show = (start: string) => onChange(start === monthStart(today) ? null : start.slice(0, 7));
  return (
    <Box sx={{ display: 'inline-flex', gap: 0.5, displayPrint: 'none' }}>
      <IconButton aria-label="Previous month" disabled={!isDay(before)} onClick={() => show(before)}>
        <ChevronLeftIcon />
      </IconButton>
      <IconButton aria-label="Next month" disabled={after > today} onClick={() => show(after)}>
        <ChevronRightIcon />
      </IconButton>
    </Box>
  );
}
