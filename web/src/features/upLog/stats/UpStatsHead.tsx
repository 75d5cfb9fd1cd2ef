import { useQuery } from '@apollo/client/react';
import { memo, useMemo } from 'react';
import { TeamTag } from '../../../components/deals/TeamTag';
import { UpTypeTag } from '../../../components/deals/UpTypeTag';
import { UpStatsFiltersDocument } from '../../../components/filters/upStatsFilters.generated';
import { noticeOf } from '../../../components/filters/useSalespeople';
import { ListHead, type ListHeadProps } from '../../../components/listScreen/ListHead';
import { PageLinks } from '../../../components/page/PageLinks';
import type { FunnelGrouping } from '../../../generated/types';
import { upTypes } from '../../../lib/values/upValues';
import { statsFiles, statsList } from './upStatsFilters';

type Props = ListHeadProps<typeof statsList.filters> & {
  /** What the funnel is told apart by. */
  by: FunnelGrouping | null;
};

/** The head of Up Log Stats, with its filters. It is not drawn again for the answer to a choice (decision 169). */
export const UpStatsHead = memo(function UpStatsHead({ by, ...props }: Props) {
  const { data, error } = useQuery(UpStatsFiltersDocument);
  const list = useMemo(() => ({ ...statsList, exported: (asked: object) => statsFiles(asked, by) }), [by]);
  const offered = useMemo(
    () => ({
      type,
      employee: { people: data?.upPeople.statsSalespeople, notice: noticeOf(error) },
      team: (data?.teams ?? [])
        .filter(isFilterTeam)
        .map(({ id, name }) => ({ value: id, label: <TeamTag team={id}>Team {name}</TeamTag> })),
    }),
    [data, error],
  );
  return (
    <ListHead
      {...props}
      title="Up Log Stats"
      list={list}
      offered={offered}
      actions={<PageLinks links={BACK} />}
    />
  );
});

const BACK = [{ label: 'Back to Up Log', to: '/uplog' }];

const type = upTypes.map(value => ({ value, label: <UpTypeTag upType={value} /> }));

/** Teams that are no team to look at. */
const isFilterTeam = ({ name }: { name: string }) => name !== 'None' && name !== 'HSE';
