import { useState } from 'react';
import { CountedUpsDocument, useCountedUpsQuery } from '../../generated/drillDown';
import { useFollow } from '../../lib/live/follow';
import type { UpsBehind } from '../../lib/opened/drillDown';
import { count } from '../../lib/values/units';
import type { Explained } from './explained';
import { LineTable } from './LineTable';
import { ListBehind, PAGE } from './ListBehind';
import { upColumns } from './upColumns';

type Props = { filter: UpsBehind['ups']; explained?: Explained | undefined };

/** The ups behind a counter, by day, then their order in its log. */
export function UpsList({ filter, explained }: Props) {
  const [limit, setLimit] = useState(PAGE);
  const variables = { ...filter, limit };
  const { data, previousData, error, refetch } = useCountedUpsQuery({
    variables,
    fetchPolicy: 'network-only',
  });
  useFollow(CountedUpsDocument, variables, filter);
  const stats = (data ?? previousData)?.upStats;
  return (
    <ListBehind
      verb="Logged"
      days={filter}
      sum={
        stats && {
          figure: `${count(stats.counters.ups)} ${stats.counters.ups === 1 ? 'up' : 'ups'}`,
          detail: '',
          isEmpty: stats.rows.length === 0,
        }
      }
      explained={explained}
      error={error}
      onRetry={() => void refetch()}
      noun="ups"
      shown={stats?.rows.length}
      all={stats?.counters.ups}
      limit={limit}
      onLimit={setLimit}
    >
      {stats && (
        <LineTable
          label="Ups"
          columns={upColumns(filter.counter)}
          lines={stats.rows}
          keyOf={line => line.id}
        />
      )}
    </ListBehind>
  );
}
