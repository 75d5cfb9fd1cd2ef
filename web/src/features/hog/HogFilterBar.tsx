import { PeriodSelect } from '../../components/days/PeriodSelect';
import { FilterBar } from '../../components/filters/FilterBar';
import { PersonFilter } from '../../components/filters/PersonFilter';
import { SearchField } from '../../components/filters/SearchField';
import type { PersonFieldsFragment } from '../../generated/graphql';
import { dealPeriods } from '../../lib/days/period';
import { useStoreToday } from '../../lib/days/storeDay';
import { countBesideSearch, type HogFilters, hogViews, isFiltered, noFilters } from './hogFilters';

type Props = {
  filters: HogFilters;
  onChange: (change: Partial<HogFilters>) => void;
  salespeople: readonly PersonFieldsFragment[] | undefined;
  /** What to say while there are no salespeople to offer. */
  notice: string;
};

/** A search, one salesperson or all, the days. Any change goes back to the first page. */
export function HogFilterBar({ filters, onChange, salespeople, notice }: Props) {
  const today = useStoreToday();
  const change = (changed: Partial<HogFilters>) => onChange({ ...changed, page: 0 });
  return (
    <FilterBar
      lead={<SearchField label="Search" value={filters.search} onChange={search => change({ search })} />}
      chosen={countBesideSearch(filters)}
      onClear={isFiltered(filters) && (() => onChange(noFilters))}
      views={hogViews}
    >
      <PersonFilter
        label="Employee"
        everyone="All Deals"
        people={salespeople}
        notice={notice}
        value={filters.employee}
        onChange={employee => change({ employee })}
      />
      <PeriodSelect periods={dealPeriods} chosen={filters} today={today} onChange={change} />
    </FilterBar>
  );
}
