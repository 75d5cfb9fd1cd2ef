import { memo, useMemo } from 'react';
import { TeamTag } from '../../../components/deals/TeamTag';
import { ListFilterBar } from '../../../components/filters/ListFilterBar';
import { noticeOf } from '../../../components/filters/useSalespeople';
import { useUpStatsFiltersQuery } from '../../../generated/graphql';
import { ChoiceTag } from '../day/cells/ChoiceTag';
import { soldPicks, typePicks } from '../day/cells/picks';
import { type StatsFilters, statsList } from './upStatsFilters';

type Props = { filters: StatsFilters; onChange: (change: Partial<StatsFilters>) => void };

const type = typePicks.map(choice => ({ value: choice.value, label: <ChoiceTag choice={choice} /> }));

/** Teams that are no team to look at. */
const isFilterTeam = ({ name }: { name: string }) => name !== 'None' && name !== 'HSE';

/** The days, the team, the person, the type and the outcome. */
export const UpStatsFilterBar = memo(function UpStatsFilterBar({ filters, onChange }: Props) {
  const { data, error } = useUpStatsFiltersQuery();
  const employee = { people: data?.upPeople.statsSalespeople, notice: noticeOf(error) };
  const team = useMemo(
    () =>
      (data?.teams ?? [])
        .filter(isFilterTeam)
        .map(({ id, name }) => ({ value: id, label: <TeamTag team={id}>Team {name}</TeamTag> })),
    [data],
  );
  return (
    <ListFilterBar
      list={statsList}
      filters={filters}
      onChange={onChange}
      offered={{ team, employee, type, sold: soldPicks }}
    />
  );
});
