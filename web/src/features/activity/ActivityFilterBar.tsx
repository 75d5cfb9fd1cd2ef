import { PeriodSelect } from '../../components/days/PeriodSelect';
import { ChoiceFilter } from '../../components/filters/ChoiceFilter';
import { FilterBar } from '../../components/filters/FilterBar';
import { PersonFilter } from '../../components/filters/PersonFilter';
import { SearchField } from '../../components/filters/SearchField';
import type { PersonFieldsFragment } from '../../generated/graphql';
import { dealPeriods } from '../../lib/days/period';
import { useStoreToday } from '../../lib/days/storeDay';
import { dealStatusLabels } from '../../lib/values/dealValues';
import {
  type ActivityFilters,
  activityViews,
  countBesideSearch,
  dealStatuses,
  deliveryStatuses,
  isFiltered,
  noFilters,
} from './activityFilters';
import { deliveryWords } from './DealPills';

type Props = {
  filters: ActivityFilters;
  onChange: (change: Partial<ActivityFilters>) => void;
  salespeople: readonly PersonFieldsFragment[] | undefined;
  /** What to say while there are no salespeople to offer. */
  notice: string;
};

/** A search, one salesperson or all, both statuses, the days. Any change goes back to the first page. */
export function ActivityFilterBar({ filters, onChange, salespeople, notice }: Props) {
  const today = useStoreToday();
  const change = (changed: Partial<ActivityFilters>) => onChange({ ...changed, page: 0 });
  return (
    <FilterBar
      lead={<SearchField label="Search" value={filters.search} onChange={search => change({ search })} />}
      chosen={countBesideSearch(filters)}
      onClear={isFiltered(filters) && (() => onChange(noFilters))}
      views={activityViews}
    >
      <PersonFilter
        label="Employee"
        everyone="All Deals"
        people={salespeople}
        notice={notice}
        value={filters.employee}
        onChange={employee => change({ employee })}
      />
      <ChoiceFilter
        label="Deal Status"
        all="All Deal Statuses"
        options={statuses}
        value={filters.status}
        onChange={status => change({ status })}
      />
      <ChoiceFilter
        label="Delivery Status"
        all="All Delivery Statuses"
        options={deliveries}
        value={filters.delivery}
        onChange={delivery => change({ delivery })}
      />
      <PeriodSelect periods={dealPeriods} chosen={filters} today={today} onChange={change} />
    </FilterBar>
  );
}

const statuses = dealStatuses.map(value => ({ value, label: dealStatusLabels[value] }));
const deliveries = deliveryStatuses.map(value => ({ value, label: deliveryWords[value] }));
