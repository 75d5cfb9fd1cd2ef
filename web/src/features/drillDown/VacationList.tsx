import { skipToken } from '@apollo/client/react';
import { TeamTag } from '../../components/deals/TeamTag';
import { tickFigures } from '../../generated/rules/tickFigures';
import { monthName } from '../../lib/days/dates';
import { useLiveQuery } from '../../lib/live/liveQuery';
import {
  CountedVacationDocument,
  type ListedVacationFragment,
  type VacationFilterFragment,
} from '../../lib/opened/drillDown.generated';
import { personHeader, renamed } from '../../lib/values/header';
import { units } from '../../lib/values/units';
import { inUnits } from './dealSums';
import { type Column, LineTable } from './LineTable';
import { ListBehind } from './ListBehind';

type Props = {
  filter: VacationFilterFragment;
  first?: ListedVacationFragment | null | undefined;
  hasHead: boolean;
};

/** The vacation units behind a number: those of the months that begin within the days. */
export function VacationList({ filter, first, hasHead }: Props) {
  const {
    days: { start, end },
    employeeIds,
  } = filter;
  const asked = first ? null : { start, end, employeeIds };
  const { data, previousData, error, refetch } = useLiveQuery(
    CountedVacationDocument,
    asked ? { variables: asked } : skipToken,
  );
  const vacation = first ?? (data ?? previousData)?.countedVacation;
  return (
    <ListBehind
      list={{ vacation: filter, deals: null, ups: null }}
      hasHead={hasHead}
      sum={vacation && { figure: inUnits(vacation.total), detail: 'vacation' }}
      error={error}
      onRetry={() => void refetch()}
      shown={vacation?.rows.length}
    >
      {vacation && (
        <LineTable
          label="Vacation units"
          columns={columns}
          lines={vacation.rows}
          keyOf={({ month, person }) => `${month} ${person.id}`}
        />
      )}
    </ListBehind>
  );
}

const columns: readonly Column<ListedVacationFragment['rows'][number]>[] = [
  { header: renamed('Vacation', tickFigures.vacation), cell: line => units(line.units), isFigure: true },
  {
    header: { head: 'Month', says: 'The month for which vacation units were granted.' },
    cell: line => monthName(`${line.month}-01`),
  },
  {
    header: personHeader('Salesperson'),
    cell: ({ person }) => <TeamTag team={person.team}>{person.name}</TeamTag>,
  },
];
