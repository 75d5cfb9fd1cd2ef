import { PeriodSelect } from '../../../components/days/PeriodSelect';
import { ChoiceFilter } from '../../../components/filters/ChoiceFilter';
import { FilterBar } from '../../../components/filters/FilterBar';
import { PersonFilter } from '../../../components/filters/PersonFilter';
import { SearchField } from '../../../components/filters/SearchField';
import { useEveryoneQuery } from '../../../generated/graphql';
import { dealPeriods } from '../../../lib/days/period';
import { useStoreToday } from '../../../lib/days/storeDay';
import { fieldWords, historyFieldNames } from '../historyWords';
import { type ChangesFilters, countBesideDeal, noFilters } from './changesFilters';

type Props = { filters: ChangesFilters; onChange: (change: Partial<ChangesFilters>) => void };

/** A deal by its number, who changed it, which field, the days. Any change goes back to the first page. */
export function ChangesFilterBar({ filters, onChange }: Props) {
  const today = useStoreToday();
  const people = useEveryoneQuery();
  const change = (changed: Partial<ChangesFilters>) => onChange({ ...changed, page: 0 });
  const chosen = countBesideDeal(filters);
  return (
    <FilterBar
      lead={
        <SearchField
          label="Deal number"
          value={filters.deal === null ? '' : String(filters.deal)}
          onChange={typed => change({ deal: numberIn(typed) })}
        />
      }
      chosen={chosen}
      onClear={(chosen > 0 || filters.deal !== null) && (() => onChange(noFilters))}
    >
      <PersonFilter
        label="By"
        everyone="Everyone"
        people={people.data?.employees}
        notice={people.error ? 'Something went wrong' : 'Loading...'}
        value={filters.by}
        onChange={by => change({ by })}
      />
      <ChoiceFilter
        label="Field"
        all="All Fields"
        options={fields}
        value={filters.field}
        onChange={field => change({ field })}
      />
      <PeriodSelect periods={dealPeriods} chosen={filters} today={today} onChange={change} />
    </FilterBar>
  );
}

const fields = historyFieldNames.map(value => ({ value, label: fieldWords(value) }));

/** The number that was typed, with or without its sign; nothing else is one. */
function numberIn(typed: string): number | null {
  const [, digits] = /^#?([1-9]\d{0,9})$/.exec(typed.trim()) ?? [];
  return digits !== undefined && Number(digits) <= 2_147_483_647 ? Number(digits) : null;
}
