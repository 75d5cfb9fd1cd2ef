import { useCallback, useMemo } from 'react';
import { ListFilterBar } from '../../../components/filters/ListFilterBar';
import { noticeOf } from '../../../components/filters/useSalespeople';
import { type RecordedField, useEveryoneQuery } from '../../../generated/graphql';
import { doorNames, doorWords } from '../../../lib/values/changeWords';
import { useViewer } from '../../../lib/viewer';
import { fieldWords, kindOf, kindWords } from '../history/historyWords';
import { type ChangesFilters, changesList, fieldsFor, kindsFor } from './changesFilters';

type Props = { filters: ChangesFilters; onChange: (change: Partial<ChangesFilters>) => void };

/** A deal by its number, who changed something, what, which field, by which door, the days. */
export function ChangesFilterBar({ filters, onChange }: Props) {
  const { data, error } = useEveryoneQuery();
  const by = { people: data?.employees, notice: noticeOf(error) };
  // Another kind has other fields.
  const change = useCallback(
    (changed: Partial<ChangesFilters>) => onChange('kind' in changed ? { field: null, ...changed } : changed),
    [onChange],
  );
  return (
    <ListFilterBar
      list={changesList}
      filters={filters}
      onChange={change}
      offered={{ by, door: doors, ...useOffered(filters.kind) }}
    />
  );
}

/** What this person may choose from. Fields of what is no deal say what they are of. */
function useOffered(chosen: ChangesFilters['kind']) {
  const viewer = useViewer();
  return useMemo(() => {
    const kinds = kindsFor(viewer);
    return {
      kind: kinds.map(value => ({ value, label: kindWords[value] })),
      field: fieldsFor(kinds, chosen).map(value => ({ value, label: fieldLabel(value) })),
    };
  }, [viewer, chosen]);
}

const fieldLabel = (field: RecordedField): string =>
  kindOf(field) === 'DEAL' ? fieldWords(field) : `${kindWords[kindOf(field)]}: ${fieldWords(field)}`;

const doors = doorNames.map(value => ({ value, label: doorWords[value] }));
