import { useMemo } from 'react';
import { PeriodSelect } from '../../../components/days/PeriodSelect';
import { TeamTag } from '../../../components/deals/TeamTag';
import { ChoiceFilter } from '../../../components/filters/ChoiceFilter';
import { FilterBar } from '../../../components/filters/FilterBar';
import { PersonFilter } from '../../../components/filters/PersonFilter';
import { useUpStatsFiltersQuery } from '../../../generated/graphql';
import { statsPeriods } from '../../../lib/days/period';
import { useStoreToday } from '../../../lib/days/storeDay';
import { ChoiceTag } from '../day/cells/ChoiceTag';
import { soldPicks, typePicks } from '../day/cells/picks';
import { countBesidePeriod, isFiltered, noFilters, type StatsFilters, statsViews } from './upStatsFilters';

type Props = { filters: StatsFilters; onChange: (change: Partial<StatsFilters>) => void };

const types = typePicks.map(choice => ({ value: choice.value, label: <ChoiceTag choice={choice} /> }));

/** Teams that are no team to look at. */
const isFilterTeam = ({ name }: { name: string }) => name !== 'None' && name !== 'HSE';

/** The days, the team, the person, the type and the outcome. Any change goes back to the first page. */
export function UpStatsFilterBar({ filters, onChange }: Props) {
  const today = useStoreToday();
  const { data, error } = useUpStatsFiltersQuery();
  const change = (changed: Partial<StatsFilters>) => onChange({ ...changed, page: 0 });
  const teams = useMemo(
    () =>
      (data?.teams ?? [])
        .filter(isFilterTeam)
        .map(({ id, name }) => ({ value: id, label: <TeamTag team={id}>Team {name}</TeamTag> })),
    [data],
  );
  return (
    <FilterBar
      lead={<PeriodSelect periods={statsPeriods} chosen={filters} today={today} onChange={change} />}
      chosen={countBesidePeriod(filters)}
      onClear={isFiltered(filters) && (() => onChange(noFilters))}
      views={statsViews}
    >
      <ChoiceFilter
        label="Team"
        all="All Teams"
        options={teams}
        value={filters.team}
        onChange={team => change({ team })}
      />
      <PersonFilter
        label="Employee"
        everyone="All Employees"
        people={data?.upPeople.statsSalespeople}
        notice={error ? 'Something went wrong' : 'Loading...'}
        value={filters.employee}
        onChange={employee => change({ employee })}
      />
      <ChoiceFilter
        label="Up Type"
        all="All Types"
        options={types}
        value={filters.type}
        onChange={type => change({ type })}
      />
      <ChoiceFilter
        label="Sold"
        all="All Sold Statuses"
        options={soldPicks}
        value={filters.sold}
        onChange={sold => change({ sold })}
      />
    </FilterBar>
  );
}
