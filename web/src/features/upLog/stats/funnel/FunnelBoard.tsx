import Box from '@mui/material/Box';
import { Board } from '../../../../components/board/Board';
import { LoadError } from '../../../../components/page/LoadError';
import { Settling } from '../../../../components/page/Settling';
import { useIsPhone } from '../../../../lib/hooks/useIsPhone';
import { useLiveQuery } from '../../../../lib/live/liveQuery';
import { sentenceOf } from '../../../../lib/server/sentenceOf';
import { groupingLabels } from '../upStatsFilters';
import { FunnelCards } from './FunnelCards';
import { FunnelParts } from './FunnelParts';
import { FunnelShape } from './FunnelShape';
import { FunnelStages } from './FunnelStages';
import { type FunnelLine, FunnelTable } from './FunnelTable';
import { type FunnelOf, isNarrowed, tableFigures } from './funnel';
import { UpFunnelDocument, type UpFunnelQueryVariables } from './funnel.generated';

/** The funnel of the ups of a filter, told apart by what is chosen (up-log.md, Funnel). */
export function FunnelBoard({ asked }: { asked: UpFunnelQueryVariables }) {
  const isPhone = useIsPhone();
  const { data, previousData, error, refetch } = useLiveQuery(UpFunnelDocument, {
    variables: asked,
    days: { start: asked.start, end: asked.end },
  });
  if (error && !data) return <LoadError detail={sentenceOf(error)} onRetry={() => void refetch()} />;
  const funnel = (data ?? previousData)?.upFunnel;
  if (!funnel) return <FunnelShape />;
  const { groupBy, ...filter } = asked;
  if (funnel.total.ups === 0)
    return (
      <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
        No ups pass these filters: there is nothing to compare.
      </Box>
    );
  const total: FunnelOf = { name: 'Total', figures: funnel.total, asked: filter };
  const store: FunnelOf = {
    name: 'Store',
    figures: funnel.store,
    asked: { start: filter.start, end: filter.end },
  };
  const lines = funnel.groups.map(({ key, name, team, figures }): FunnelLine => {
    const ofGroup = groupBy ? { by: groupBy, key } : null;
    return { key: String(key), name, team, figures, asked: { ...filter, ofGroup } };
  });
  const hasGross = [total, ...lines].some(({ figures }) => figures.grossPerUp !== null);
  const columns = tableFigures.filter(name => hasGross || name !== 'grossPerUp');
  const compared = isNarrowed(asked) ? store : null;
  const told = groupBy && { by: groupingLabels[groupBy], columns, lines };
  return (
    <Settling isSettling={data === undefined}>
      <Board>
        <FunnelStages of={total} store={compared} />
        <FunnelParts of={total} store={compared} />
        {told &&
          (isPhone ? (
            <FunnelCards {...told} />
          ) : (
            <FunnelTable {...told} below={compared ? [total, compared] : [total]} />
          ))}
      </Board>
    </Settling>
  );
}
