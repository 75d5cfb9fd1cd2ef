import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { useLiveQuery } from '../../lib/live/liveQuery';
import {
  CountedUpsDocument,
  type ListedUpsFragment,
  type UpsFilterFragment,
} from '../../lib/opened/drillDown.generated';
import { count } from '../../lib/values/units';
import { LineTable } from './LineTable';
import { ListBehind, PAGE } from './ListBehind';
import { upsAsked } from './toldList';
import { upColumns } from './upColumns';

type Props = { filter: UpsFilterFragment; first?: ListedUpsFragment | null | undefined; hasHead: boolean };

/** The ups that a counter counts, by day, then their order in its log. */
export function UpsList({ filter, first, hasHead }: Props) {
  const [limit, setLimit] = useState(PAGE);
  const asked = first && limit === PAGE ? null : { ...upsAsked(filter), limit };
  const { data, previousData, error, refetch } = useLiveQuery(
    CountedUpsDocument,
    asked ? { variables: asked, days: filter.days } : skipToken,
  );
  const stats = (asked && (data ?? previousData)?.listedUps) ?? first;
  const all = stats?.counters.ups;
  return (
    <ListBehind
      list={{ ups: filter, deals: null, vacation: null }}
      hasHead={hasHead}
      sum={stats && { figure: `${count(stats.counters.ups)} ${all === 1 ? 'up' : 'ups'}`, detail: '' }}
      error={error}
      onRetry={() => void refetch()}
      shown={stats?.rows.length}
      all={all}
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
