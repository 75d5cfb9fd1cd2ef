import { skipToken } from '@apollo/client/react';
import { TeamTag } from '../../components/deals/tags';
import { tickFigures } from '../../generated/rules/tickFigures';
import { formatMonthName } from '../../lib/days/dates';
import {
  CountedVacationDocument,
  type ListedVacationFragment,
  type VacationFilterFragment,
} from '../../lib/dialogs/drillDown.generated';
import { createPersonHeader, withLabel } from '../../lib/format/header';
import { formatUnits } from '../../lib/format/numbers';
import { useLiveQuery } from '../../lib/live/liveQuery';
import { formatUnitCount } from './dealTotals';
import { SourceListFrame } from './SourceListFrame';
import { type SourceColumn, SourceTable } from './SourceTable';

type Props = {
  filter: VacationFilterFragment;
  preview?: ListedVacationFragment | null | undefined;
  hasHeader: boolean;
};

/**
 * Lists the vacation units that a figure counts. These are the units of all months that begin within the days
 * of the figure.
 */
export function VacationList({ filter, preview, hasHeader }: Props) {
  const {
    days: { start, end },
    employeeIds,
  } = filter;
  const variables = preview ? null : { start, end, employeeIds };
  const { data, previousData, error, refetch } = useLiveQuery(
    CountedVacationDocument,
    variables ? { variables } : skipToken,
  );
  const vacation = preview ?? (data ?? previousData)?.countedVacation;
  return (
    <SourceListFrame
      list={{ vacation: filter, deals: null, ups: null }}
      hasHeader={hasHeader}
      total={vacation && { figure: formatUnitCount(vacation.total), detail: 'vacation' }}
      error={error}
      onRetry={() => void refetch()}
      loadedCount={vacation?.rows.length}
    >
      {vacation && (
        <SourceTable
          label="Vacation units"
          columns={vacationColumns}
          rows={vacation.rows}
          getRowKey={({ month, person }) => `${month} ${person.id}`}
        />
      )}
    </SourceListFrame>
  );
}

const vacationColumns: readonly SourceColumn<ListedVacationFragment['rows'][number]>[] = [
  {
    header: withLabel('Vacation', tickFigures.vacation),
    cell: line => formatUnits(line.units),
    isFigure: true,
  },
  {
    header: { label: 'Month', description: 'The month the vacation units were granted for.' },
    cell: line => formatMonthName(`${line.month}-01`),
  },
  {
    header: createPersonHeader('Salesperson'),
    cell: ({ person }) => <TeamTag team={person.team}>{person.name}</TeamTag>,
  },
];
