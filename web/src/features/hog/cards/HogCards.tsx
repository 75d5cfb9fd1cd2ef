import { CardList } from '../../../components/page/itemLists';
import { useOnChange } from '../../../lib/hooks/lifecycleHooks';
import type { HogDealFragment } from '../hog.generated';
import { useGetClosedMonth } from '../useGetClosedMonth';
import { HogCard } from './HogCard';

type Props = { rows: readonly HogDealFragment[]; variables: unknown; isOpenItemsList: boolean };

/** Renders the deals as cards on a phone. */
export function HogCards({ rows, variables, isOpenItemsList }: Props) {
  useOnChange(variables, function scrollToTop() {
    window.scrollTo({ top: 0 });
  });
  const getClosedMonth = useGetClosedMonth(rows);
  return (
    <CardList label="Deals">
      {rows.map(deal => (
        <HogCard
          key={deal.number}
          deal={deal}
          isOpenItemsList={isOpenItemsList}
          isClosed={getClosedMonth(deal) !== undefined}
        />
      ))}
    </CardList>
  );
}
