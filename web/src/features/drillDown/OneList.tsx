import type { ToldFilter } from '../../lib/opened/drillDown';
import { DealsList } from './DealsList';
import type { ToldList } from './toldList';
import { UpsList } from './UpsList';
import { VacationList } from './VacationList';

type Props = {
  list: ToldFilter & Partial<ToldList>;
  /** Whether it says what it adds up to and over which days. */
  hasHead?: boolean;
};

/** A list by its filter; its first lines are read where they did not come with a figure. */
export function OneList({ list: { deals, ups, vacation, ...first }, hasHead = false }: Props) {
  if (deals) return <DealsList filter={deals} first={first.creditedDeals} hasHead={hasHead} />;
  if (ups) return <UpsList filter={ups} first={first.upStats} hasHead={hasHead} />;
  return vacation && <VacationList filter={vacation} first={first.countedVacation} hasHead={hasHead} />;
}
