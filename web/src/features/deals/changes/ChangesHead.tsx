import { useQuery } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { EveryoneDocument } from '../../../components/deals/everyone.generated';
import { noticeOf } from '../../../components/filters/useSalespeople';
import { ListHead, type ListHeadProps } from '../../../components/listScreen/ListHead';
import { PageLinks } from '../../../components/page/PageLinks';
import type { RecordedField } from '../../../generated/types';
import { counted } from '../../../lib/values/units';
import { useViewer } from '../../../lib/viewer';
import { fieldWords, kindOf, kindWords } from '../history/historyWords';
import { type ChangesFilters, changesList, fieldsFor, kindsFor } from './changesFilters';

const links = [{ label: 'Deleted deals', to: '/deleteddeals' }];

type Props = ListHeadProps<typeof changesList.filters> & {
  /** How many changes the filter has; undefined while that is not known. */
  changes: number | undefined;
};

/** The head of Changes: a deal by its number, who changed something, what, which field, by which door, the days. */
export function ChangesHead({ filters, onChange, asked, changes }: Props) {
  const viewer = useViewer();
  const { data, error } = useQuery(EveryoneDocument);
  // What this person may choose from. Fields of what is no deal say what they are of.
  const offered = useMemo(() => {
    const kinds = kindsFor(viewer);
    return {
      by: { people: data?.employees, notice: noticeOf(error) },
      kind: kinds.map(value => ({ value, label: kindWords[value] })),
      field: fieldsFor(kinds, filters.kind).map(value => ({ value, label: fieldLabel(value) })),
    };
  }, [viewer, data, error, filters.kind]);
  // Another kind has other fields.
  const change = useCallback(
    (changed: Partial<ChangesFilters>) => onChange('kind' in changed ? { field: null, ...changed } : changed),
    [onChange],
  );
  const noun: [string, string] =
    filters.kind === 'DATA_ACCESS' ? ['entry', 'entries'] : ['change', 'changes'];
  return (
    <ListHead
      title="Changes"
      list={changesList}
      filters={filters}
      onChange={change}
      asked={asked}
      isEmpty={changes === 0}
      offered={offered}
      count={changes === undefined ? undefined : counted(changes, ...noun)}
      actions={viewer.can.recordDeals && <PageLinks links={links} />}
    />
  );
}

const fieldLabel = (field: RecordedField): string =>
  kindOf(field) === 'DEAL' ? fieldWords(field) : `${kindWords[kindOf(field)]}: ${fieldWords(field)}`;
