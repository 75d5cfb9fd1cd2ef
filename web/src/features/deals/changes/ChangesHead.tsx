import { useQuery } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { AllEmployeesDocument } from '../../../components/deals/everyone.generated';
import { formatLoadingNotice } from '../../../components/filters/useSalespeople';
import { ListHeader, type ListHeaderProps } from '../../../components/listScreen/ListHead';
import { PageLinks } from '../../../components/page/PageLinks';
import type { RecordedField } from '../../../generated/types';
import { formatCountOf } from '../../../lib/values/units';
import { useViewer } from '../../../lib/viewer';
import { getFieldLabel, getFieldKind, kindLabels } from '../history/historyWords';
import { type ChangesFilters, changesList, listFilterFields, listVisibleKinds } from './changesFilters';

const pageLinks = [{ label: 'Deleted deals', to: '/deleteddeals' }];

type ChangesHeaderProps = ListHeaderProps<typeof changesList.filters> & {
  changes: number | undefined;
};

export function ChangesHeader({ filters, onChange, variables, changes }: ChangesHeaderProps) {
  const viewer = useViewer();
  const { data, error } = useQuery(AllEmployeesDocument);
  // Options that the viewer may choose. The label of a field that is not a deal's names its kind.
  const offered = useMemo(() => {
    const kinds = listVisibleKinds(viewer);
    return {
      by: { people: data?.employees, notice: formatLoadingNotice(error) },
      kind: kinds.map(value => ({ value, label: kindLabels[value] })),
      field: listFilterFields(kinds, filters.kind).map(value => ({ value, label: formatFieldOption(value) })),
    };
  }, [viewer, data, error, filters.kind]);
  // Choosing another kind clears the field, because each kind has different fields.
  const handleChange = useCallback(
    (changed: Partial<ChangesFilters>) => onChange('kind' in changed ? { field: null, ...changed } : changed),
    [onChange],
  );
  const countNouns: [string, string] =
    filters.kind === 'DATA_ACCESS' ? ['entry', 'entries'] : ['change', 'changes'];
  return (
    <ListHeader
      title="Changes"
      list={changesList}
      filters={filters}
      onChange={handleChange}
      variables={variables}
      isEmpty={changes === 0}
      dynamicOptions={offered}
      count={changes === undefined ? undefined : formatCountOf(changes, ...countNouns)}
      actions={viewer.can.recordDeals && <PageLinks links={pageLinks} />}
    />
  );
}

const formatFieldOption = (field: RecordedField): string =>
  getFieldKind(field) === 'DEAL' ? getFieldLabel(field) : `${kindLabels[getFieldKind(field)]}: ${getFieldLabel(field)}`;
