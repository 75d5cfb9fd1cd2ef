import { CountedVacationDocument, useCountedVacationQuery } from '../../generated/drillDown';
import { useFollow } from '../../lib/live/follow';
import type { VacationBehind } from '../../lib/opened/drillDown';
import { inUnits } from './dealSums';
import type { Explained } from './explained';
import { ListBehind } from './ListBehind';
import { VacationTable } from './VacationTable';

type Props = { filter: VacationBehind['vacation']; explained?: Explained | undefined };

/** The vacation units behind a number: those of the months that begin within the days. */
export function VacationList({ filter, explained }: Props) {
  const { data, previousData, error, refetch } = useCountedVacationQuery({
    variables: filter,
    fetchPolicy: 'network-only',
  });
  useFollow(CountedVacationDocument, filter);
  const vacation = (data ?? previousData)?.countedVacation;
  return (
    <ListBehind
      verb="Of the months that begin"
      days={filter}
      sum={
        vacation && {
          figure: inUnits(vacation.total),
          detail: 'vacation',
          isEmpty: vacation.rows.length === 0,
        }
      }
      explained={explained}
      error={error}
      onRetry={() => void refetch()}
      noun="vacation units"
    >
      {vacation && <VacationTable rows={vacation.rows} />}
    </ListBehind>
  );
}
