import Box from '@mui/material/Box';
import { LoadError } from '../../../../components/feedback/LoadError';
import { PendingOverlay } from '../../../../components/feedback/Loading';
import { FigureGroup } from '../../../../components/reportTables/ReportPage';
import { toErrorMessage } from '../../../../lib/apollo/errors';
import { useIsPhone } from '../../../../lib/hooks/mediaHooks';
import { useLiveQuery } from '../../../../lib/live/liveQuery';
import { groupingLabels } from '../upStatsFilters';
import { FunnelCards, type FunnelGroupLine, FunnelTable } from './FunnelGroups';
import { FunnelSections } from './FunnelSections';
import { FunnelSkeleton } from './FunnelSkeleton';
import { FunnelStages } from './FunnelStages';
import { type FunnelSubject, isNarrowed, tableFigures } from './funnel';
import { UpFunnelDocument, type UpFunnelQueryVariables } from './funnel.generated';

/** Loads and shows the funnel of the filtered ups in the chosen grouping (up-log.md, Funnel). */
export function FunnelContent({ variables }: { variables: UpFunnelQueryVariables }) {
  const isPhone = useIsPhone();
  const { data, previousData, error, refetch } = useLiveQuery(UpFunnelDocument, {
    variables,
    days: { start: variables.start, end: variables.end },
  });
  if (error && !data) return <LoadError detail={toErrorMessage(error)} onRetry={() => void refetch()} />;
  const funnel = (data ?? previousData)?.upFunnel;
  if (!funnel) return <FunnelSkeleton />;
  const { groupBy, ...filter } = variables;
  if (funnel.total.ups === 0)
    return (
      <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
        No ups match these filters.
      </Box>
    );
  const total: FunnelSubject = { name: 'Total', figures: funnel.total, filter };
  const store: FunnelSubject = {
    name: 'Store',
    figures: funnel.store,
    filter: { start: filter.start, end: filter.end },
  };
  const groups = funnel.groups.map(({ key, name, team, figures }): FunnelGroupLine => {
    const ofGroup = groupBy ? { by: groupBy, key } : null;
    return { key: String(key), name, team, figures, filter: { ...filter, ofGroup } };
  });
  const hasGross = [total, ...groups].some(({ figures }) => figures.grossPerUp !== null);
  const columns = tableFigures.filter(name => hasGross || name !== 'grossPerUp');
  const comparedStore = isNarrowed(variables) ? store : null;
  const groupProps = groupBy && { groupingLabel: groupingLabels[groupBy], columns, groups };
  return (
    <PendingOverlay isPending={data === undefined}>
      <FigureGroup>
        <FunnelStages subject={total} store={comparedStore} />
        <FunnelSections subject={total} store={comparedStore} />
        {groupProps &&
          (isPhone ? (
            <FunnelCards {...groupProps} />
          ) : (
            <FunnelTable {...groupProps} footerRows={comparedStore ? [total, comparedStore] : [total]} />
          ))}
      </FigureGroup>
    </PendingOverlay>
  );
}
