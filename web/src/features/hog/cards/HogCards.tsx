import { CardList } from '../../../components/listScreen/CardList';
import { useOnChange } from '../../../lib/hooks/useOnChange';
import type { HogDealFragment } from '../hog.generated';
import { useClosedDeals } from '../useClosedDeals';
import { HogCard } from './HogCard';

type Props = { rows: readonly HogDealFragment[]; question: unknown; isToDo: boolean };

/** The deals of a phone, with inputs for a thumb. */
export function HogCards({ rows, question, isToDo }: Props) {
  useOnChange(question, function showOtherDealsFromTheTop() {
    window.scrollTo({ top: 0 });
  });
  const closedMonth = useClosedDeals(rows);
  return (
    <CardList label="Deals">
      {rows.map(deal => (
        <HogCard key={deal.number} deal={deal} isToDo={isToDo} isClosed={closedMonth(deal) !== undefined} />
      ))}
    </CardList>
  );
}
