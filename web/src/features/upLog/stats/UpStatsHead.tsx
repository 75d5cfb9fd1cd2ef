import { memo, useMemo } from 'react';
import { TeamTag } from '../../../components/deals/TeamTag';
import { UpTypeTag } from '../../../components/deals/UpTypeTag';
import { noticeOf } from '../../../components/filters/useSalespeople';
import { ListHead, type ListHeadProps } from '../../../components/listScreen/ListHead';
import { PageLinks } from '../../../components/page/PageLinks';
import { useUpStatsFiltersQuery } from '../../../generated/graphql';
import { upTypes } from '../../../lib/values/upValues';
import { statsList } from './upStatsFilters';

/** The head of Up Log Stats, with its filters. It is not drawn again for the answer to a choice (decision 169). */
export const UpStatsHead = memo(function UpStatsHead(props: ListHeadProps<typeof statsList.filters>) {
  const { data, error } = useUpStatsFiltersQuery();
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
      list={statsList}
      offered={offered}
      actions={<PageLinks links={BACK} />}
    />
  );
});

const BACK = [{ label: 'Back to Up Log', to: '/uplog' }];

const type = upTypes.map(value => ({ value, label: <UpTypeTag upType={value} /> }));

/** Teams that are no team to look at. */
const isFilterTeam = ({ name }: { name: string }) => name !== 'None' && name !== 'HSE';
