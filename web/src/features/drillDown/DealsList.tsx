import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import {
  CreditedDealsDocument,
  type DealsFilterFragment,
  DealsOfUpsDocument,
  type ListedDealsFragment,
  type UpsFilterFragment,
} from '../../lib/dialogs/drillDown.generated';
import { useLiveQuery } from '../../lib/live/liveQuery';
import { buildDealColumns } from './dealColumns';
import { formatDealsTotal } from './dealTotals';
import { toUpsVariables } from './previewedList';
import { PAGE_SIZE, SourceListFrame } from './SourceListFrame';
import { SourceTable } from './SourceTable';

type Props = {
  filter: DealsFilterFragment;
  preview?: ListedDealsFragment | null | undefined;
  hasHeader: boolean;
};

/** Lists the deals that a figure counts. */
export function DealsList(props: Props) {
  const { ofUps } = props.filter;
  return ofUps ? <DealsOfUps {...props} ofUps={ofUps} /> : <CreditedDeals {...props} />;
}

function CreditedDeals({ filter, preview, hasHeader }: Props) {
  const [limit, setLimit] = useState(PAGE_SIZE);
  const {
    days: { start, end },
    employeeIds,
    finalTeam,
    cars,
    hasTrade,
  } = filter;
  const variables =
    preview && limit === PAGE_SIZE ? null : { start, end, employeeIds, finalTeam, cars, hasTrade, limit };
  const { data, previousData, error, refetch } = useLiveQuery(
    CreditedDealsDocument,
    variables ? { variables, days: filter.days } : skipToken,
  );
  const deals = (variables && (data ?? previousData)?.creditedDeals) ?? preview;
  return <DealRows {...{ filter, hasHeader, deals, error, limit }} onRetry={refetch} onLimit={setLimit} />;
}

/** Lists the sold deals that are linked to the filtered ups, regardless of delivery date. */
function DealsOfUps({ filter, preview, hasHeader, ofUps }: Props & { ofUps: UpsFilterFragment }) {
  const [limit, setLimit] = useState(PAGE_SIZE);
  const variables = preview && limit === PAGE_SIZE ? null : { ...toUpsVariables(ofUps), limit };
  const { data, previousData, error, refetch } = useLiveQuery(
    DealsOfUpsDocument,
    variables ? { variables } : skipToken,
  );
  const deals = (variables && (data ?? previousData)?.dealsOfUps) ?? preview;
  return <DealRows {...{ filter, hasHeader, deals, error, limit }} onRetry={refetch} onLimit={setLimit} />;
}

type DealRowsProps = Pick<Props, 'filter' | 'hasHeader'> & {
  deals: ListedDealsFragment | null | undefined;
  error: unknown;
  limit: number;
  onRetry: () => Promise<unknown>;
  onLimit: (limit: number) => void;
};

function DealRows({ filter, hasHeader, deals, error, limit, onRetry, onLimit }: DealRowsProps) {
  return (
    <SourceListFrame
      list={{ deals: filter, ups: null, vacation: null }}
      hasHeader={hasHeader}
      total={deals && formatDealsTotal(filter.counts, deals.totals)}
      error={error}
      onRetry={() => void onRetry()}
      loadedCount={deals?.rows.length}
      totalCount={deals?.totals.deals}
      limit={limit}
      onLimit={onLimit}
    >
      {deals && (
        <SourceTable
          label="Deals"
          columns={buildDealColumns(filter.counts)}
          rows={deals.rows}
          getRowKey={line => line.deal.number}
        />
      )}
    </SourceListFrame>
  );
}
