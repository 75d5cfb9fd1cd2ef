import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import {
  CountedVacationDocument,
  CreditedDealsDocument,
  useCountedVacationQuery,
  useCreditedDealsQuery,
} from '../../generated/drillDown';
import { useFollow } from '../../lib/live/follow';
import type { DealsBehind } from '../../lib/opened/drillDown';
import { dealColumns } from './dealColumns';
import { sumOfDeals } from './dealSums';
import type { Explained } from './explained';
import { LineTable } from './LineTable';
import { ListBehind, PAGE } from './ListBehind';
import { VacationTable } from './VacationTable';

type Props = DealsBehind & { explained?: Explained | undefined };

/** The deals behind a number, and the vacation units where it counts them too. */
export function DealsList({ filter, term = 'units', hasVacation = false, explained }: Props) {
  const [limit, setLimit] = useState(PAGE);
  const variables = { ...filter, limit };
  const { data, previousData, error, refetch } = useCreditedDealsQuery({
    variables,
    fetchPolicy: 'network-only',
  });
  useFollow(CreditedDealsDocument, variables, filter);
  const vacation = useVacationBesides(hasVacation ? filter : null);
  const deals = (data ?? previousData)?.creditedDeals;
  const isKnown = deals !== undefined && (!hasVacation || vacation.counted !== undefined);

  const isEmpty = deals?.rows.length === 0 && !vacation.counted?.rows.length;

  return (
    <ListBehind
      verb="Sold, delivered"
      days={filter}
      sum={isKnown ? { ...sumOfDeals(term, deals.totals), isEmpty } : undefined}
      explained={explained}
      error={error ?? vacation.error}
      onRetry={() => void Promise.all([refetch(), hasVacation && vacation.refetch()])}
      noun="deals"
      shown={deals?.rows.length}
      all={deals?.totals.deals}
      limit={limit}
      onLimit={setLimit}
    >
      {deals && deals.rows.length > 0 && (
        <LineTable
          label="Deals"
          columns={dealColumns(term)}
          lines={deals.rows}
          keyOf={line => line.deal.number}
        />
      )}
      {vacation.counted && vacation.counted.rows.length > 0 && <VacationTable rows={vacation.counted.rows} />}
    </ListBehind>
  );
}

/** The vacation units of the same people and days; of nobody where the number counts none. */
function useVacationBesides(filter: DealsBehind['filter'] | null) {
  const variables = filter && { start: filter.start, end: filter.end, employeeIds: filter.employeeIds };
  const { data, previousData, error, refetch } = useCountedVacationQuery(
    variables ? { variables, fetchPolicy: 'network-only' } : skipToken,
  );
  useFollow(CountedVacationDocument, variables);
  return { counted: (data ?? previousData)?.countedVacation, error, refetch };
}
