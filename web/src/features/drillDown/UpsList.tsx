import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import {
  CountedUpsDocument,
  type ListedUpsFragment,
  type UpsFilterFragment,
} from '../../lib/dialogs/drillDown.generated';
import { formatCount } from '../../lib/format/numbers';
import { useLiveQuery } from '../../lib/live/liveQuery';
import { toUpsVariables } from './previewedList';
import { PAGE_SIZE, SourceListFrame } from './SourceListFrame';
import { SourceTable } from './SourceTable';
import { buildUpColumns } from './upColumns';

type Props = {
  filter: UpsFilterFragment;
  preview?: ListedUpsFragment | null | undefined;
  hasHeader: boolean;
};

/** Lists the ups that a counter counts, sorted by day and by position in the log. */
export function UpsList({ filter, preview, hasHeader }: Props) {
  const [limit, setLimit] = useState(PAGE_SIZE);
  const variables = preview && limit === PAGE_SIZE ? null : { ...toUpsVariables(filter), limit };
  const { data, previousData, error, refetch } = useLiveQuery(
    CountedUpsDocument,
    variables ? { variables, days: filter.days } : skipToken,
  );
  const stats = (variables && (data ?? previousData)?.listedUps) ?? preview;
  const totalCount = stats?.counters.ups;
  return (
    <SourceListFrame
      list={{ ups: filter, deals: null, vacation: null }}
      hasHeader={hasHeader}
      total={
        stats && {
          figure: `${formatCount(stats.counters.ups)} ${totalCount === 1 ? 'up' : 'ups'}`,
          detail: '',
        }
      }
      error={error}
      onRetry={() => void refetch()}
      loadedCount={stats?.rows.length}
      totalCount={totalCount}
      limit={limit}
      onLimit={setLimit}
    >
      {stats && (
        <SourceTable
          label="Ups"
          columns={buildUpColumns(filter.counter)}
          rows={stats.rows}
          getRowKey={line => line.id}
        />
      )}
    </SourceListFrame>
  );
}
