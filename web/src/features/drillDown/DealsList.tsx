import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { useLiveQuery } from '../../lib/live/liveQuery';
import {
  CreditedDealsDocument,
  type DealsFilterFragment,
  DealsOfUpsDocument,
  type ListedDealsFragment,
  type UpsFilterFragment,
} from '../../lib/opened/drillDown.generated';
import { dealColumns } from './dealColumns';
import { sumOfDeals } from './dealSums';
import { LineTable } from './LineTable';
import { ListBehind, PAGE } from './ListBehind';
import { upsAsked } from './toldList';

type Props = {
  filter: DealsFilterFragment;
  first?: ListedDealsFragment | null | undefined;
  hasHead: boolean;
};

/** The deals that a number or an amount counts. */
export function DealsList(props: Props) {
  const { ofUps } = props.filter;
  return ofUps ? <DealsOfUps {...props} ofUps={ofUps} /> : <CreditedDeals {...props} />;
}

function CreditedDeals({ filter, first, hasHead }: Props) {
  const [limit, setLimit] = useState(PAGE);
  const {
    days: { start, end },
    employeeIds,
    finalTeam,
    cars,
    hasTrade,
  } = filter;
  const asked =
    first && limit === PAGE ? null : { start, end, employeeIds, finalTeam, cars, hasTrade, limit };
  const { data, previousData, error, refetch } = useLiveQuery(
    CreditedDealsDocument,
    asked ? { variables: asked, days: filter.days } : skipToken,
  );
  const deals = (asked && (data ?? previousData)?.creditedDeals) ?? first;
  return <DealLines {...{ filter, hasHead, deals, error, limit }} onRetry={refetch} onLimit={setLimit} />;
}

/** The sold deals of a list of ups, whatever the day of their delivery. */
function DealsOfUps({ filter, first, hasHead, ofUps }: Props & { ofUps: UpsFilterFragment }) {
  const [limit, setLimit] = useState(PAGE);
  const asked = first && limit === PAGE ? null : { ...upsAsked(ofUps), limit };
  const { data, previousData, error, refetch } = useLiveQuery(
    DealsOfUpsDocument,
    asked ? { variables: asked } : skipToken,
  );
  const deals = (asked && (data ?? previousData)?.dealsOfUps) ?? first;
  return <DealLines {...{ filter, hasHead, deals, error, limit }} onRetry={refetch} onLimit={setLimit} />;
}

type LinesProps = Pick<Props, 'filter' | 'hasHead'> & {
  deals: ListedDealsFragment | null | undefined;
  error: unknown;
  limit: number;
  onRetry: () => Promise<unknown>;
  onLimit: (limit: number) => void;
};

function DealLines({ filter, hasHead, deals, error, limit, onRetry, onLimit }: LinesProps) {
  return (
    <ListBehind
      list={{ deals: filter, ups: null, vacation: null }}
      hasHead={hasHead}
      sum={deals && sumOfDeals(filter.counts, deals.totals)}
      error={error}
      onRetry={() => void onRetry()}
      shown={deals?.rows.length}
      all={deals?.totals.deals}
      limit={limit}
      onLimit={onLimit}
    >
      {deals && (
        <LineTable
          label="Deals"
          columns={dealColumns(filter.counts)}
          lines={deals.rows}
          keyOf={line => line.deal.number}
        />
      )}
    </ListBehind>
  );
}
