import { useMemo } from 'react';
import { PeriodSelect } from '../../../components/days/PeriodSelect';
import { ChoiceFilter } from '../../../components/filters/ChoiceFilter';
import { FilterBar } from '../../../components/filters/FilterBar';
import { PersonFilter } from '../../../components/filters/PersonFilter';
import { SearchField } from '../../../components/filters/SearchField';
import { type RecordedField, useEveryoneQuery } from '../../../generated/graphql';
import { dealPeriods } from '../../../lib/days/period';
import { useStoreToday } from '../../../lib/days/storeDay';
import { doorNames, doorWords } from '../../../lib/values/changeWords';
import { useViewer } from '../../../lib/viewer';
import { fieldWords, kindOf, kindWords } from '../historyWords';
import {
  type ChangesFilters,
  changesViews,
  countBesideDeal,
  fieldsFor,
  kindsFor,
  noFilters,
} from './changesFilters';

type Props = { filters: ChangesFilters; onChange: (change: Partial<ChangesFilters>) => void };

/** A deal by its number, who changed something, what, which field, by which door, the days. Any change goes back to the first page. */
export function ChangesFilterBar({ filters, onChange }: Props) {
  const today = useStoreToday();
  const people = useEveryoneQuery();
  const change = (changed: Partial<ChangesFilters>) => onChange({ ...changed, page: 0 });
  const chosen = countBesideDeal(filters);
  const { kinds, fields } = useOffered(filters.kind);
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
      views={changesViews}
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
        label="What"
        all="Everything"
        options={kinds}
        value={filters.kind}
        onChange={kind => change({ kind, field: null })}
      />
      <ChoiceFilter
        label="Field"
        all="All Fields"
        options={fields}
        value={filters.field}
        onChange={field => change({ field })}
      />
      <ChoiceFilter
        label="Came by"
        all="Every Door"
        options={doors}
        value={filters.door}
        onChange={door => change({ door })}
      />
      <PeriodSelect periods={dealPeriods} chosen={filters} today={today} onChange={change} />
    </FilterBar>
  );
}

/** What this person may choose from. Fields of what is no deal say what they are of. */
function useOffered(chosen: ChangesFilters['kind']) {
  const viewer = useViewer();
  return useMemo(() => {
    const kinds = kindsFor(viewer);
    return {
      kinds: kinds.map(value => ({ value, label: kindWords[value] })),
      fields: fieldsFor(kinds, chosen).map(value => ({ value, label: fieldLabel(value) })),
    };
  }, [viewer, chosen]);
}

const fieldLabel = (field: RecordedField): string =>
  kindOf(field) === 'DEAL' ? fieldWords(field) : `${kindWords[kindOf(field)]}: ${fieldWords(field)}`;

const doors = doorNames.map(value => ({ value, label: doorWords[value] }));

/** The number that was typed, with or without its sign; nothing else is one. */
function numberIn(typed: string): number | null {
  const [, digits] = /^#?([1-9]\d{0,9})$/.exec(typed.trim()) ?? [];
  return digits !== undefined && Number(digits) <= 2_147_483_647 ? Number(digits) : null;
}
