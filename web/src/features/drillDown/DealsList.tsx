import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import {
  CreditedDealsDocument,
  type DealsFilterFragment,
  type ListedDealsFragment,
  useCreditedDealsQuery,
} from '../../generated/drillDown';
import { useFollow } from '../../lib/live/follow';
import { dealColumns } from './dealColumns';
import { sumOfDeals } from './dealSums';
import { LineTable } from './LineTable';
import { ListBehind, PAGE } from './ListBehind';

type Props = {
  filter: DealsFilterFragment;
  first?: ListedDealsFragment | null | undefined;
  hasHead: boolean;
};

/** The deals that a number or an amount counts. */
export function DealsList({ filter, first, hasHead }: Props) {
  const [limit, setLimit] = useState(PAGE);
  const {
    days: { start, end },
    employeeIds,
    finalTeam,
    cars,
    hasTrade,
    counts,
  } = filter;
  const asked =
    first && limit === PAGE ? null : { start, end, employeeIds, finalTeam, cars, hasTrade, limit };
  const { data, previousData, error, refetch } = useCreditedDealsQuery(
    asked ? { variables: asked, fetchPolicy: 'network-only' } : skipToken,
  );
  useFollow(CreditedDealsDocument, asked, filter.days);
  const deals = (asked && (data ?? previousData)?.creditedDeals) ?? first;
  return (
    <ListBehind
      list={{ deals: filter, ups: null, vacation: null }}
      hasHead={hasHead}
      sum={deals && sumOfDeals(counts, deals.totals)}
      error={error}
      onRetry={() => void refetch()}
      shown={deals?.rows.length}
      all={deals?.totals.deals}
      limit={limit}
      onLimit={setLimit}
    >
      {deals && (
        <LineTable
          label="Deals"
          columns={dealColumns(counts)}
          lines={deals.rows}
          keyOf={line => line.deal.number}
        />
      )}
    </ListBehind>
  );
}
