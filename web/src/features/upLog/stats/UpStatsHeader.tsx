import { useQuery } from '@apollo/client/react';
import { memo, useMemo } from 'react';
import { TeamTag, UpTypeTag } from '../../../components/deals/tags';
import { formatLoadingNotice } from '../../../components/filters/PersonFilter';
import { UpStatsFiltersDocument } from '../../../components/filters/upStatsFilters.generated';
import { ListHeader, type ListHeaderProps } from '../../../components/lists/ListHeader';
import { PageLinks } from '../../../components/page/PageHeaderActions';
import type { FunnelGrouping } from '../../../generated/types';
import { upTypes } from '../../../lib/format/ups';
import { statsList, toStatsFiles } from './upStatsFilters';

type Props = ListHeaderProps<typeof statsList.filters> & {
  /** Grouping of the funnel. */
  by: FunnelGrouping | null;
};

/**
 * Renders the title and filters of Up Log Stats. Memoized: it does not render again when the result of a
 * filter arrives.
 */
export const UpStatsHeader = memo(function UpStatsHeader({ by, ...props }: Props) {
  const { data, error } = useQuery(UpStatsFiltersDocument);
  const list = useMemo(
    () => ({ ...statsList, toExports: (variables: object) => toStatsFiles(variables, by) }),
    [by],
  );
  const dynamicOptions = useMemo(
    () => ({
      type: typeOptions,
      employee: { people: data?.upPeople.statsSalespeople, notice: formatLoadingNotice(error) },
      team: (data?.teams ?? [])
        .filter(canFilterByTeam)
        .map(({ id, name }) => ({ value: id, label: <TeamTag team={id}>Team {name}</TeamTag> })),
    }),
    [data, error],
  );
  return (
    <ListHeader
      {...props}
      title="Up Log Stats"
      list={list}
      dynamicOptions={dynamicOptions}
      actions={<PageLinks links={BACK_LINKS} />}
    />
  );
});

const BACK_LINKS = [{ label: 'Back to Up Log', to: '/uplog' }];

const typeOptions = upTypes.map(value => ({ value, label: <UpTypeTag upType={value} /> }));

/** Returns whether the list can be filtered by a team. The teams None and HSE are excluded. */
const canFilterByTeam = ({ name }: { name: string }) => name !== 'None' && name !== 'HSE';
