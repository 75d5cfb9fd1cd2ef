import type { SourceRowsFilter } from '../../lib/opened/drillDown';
import { DealsList } from './DealsList';
import type { PreviewedList } from './toldList';
import { UpsList } from './UpsList';
import { VacationList } from './VacationList';

type DrillDownListProps = {
  list: SourceRowsFilter & Partial<PreviewedList>;
  /** Whether the list shows its total and its days. */
  hasHeader?: boolean;
};

/** Renders the list for a filter. Loads its first rows unless they came with the figure. */
export function DrillDownList({ list: { deals, ups, vacation, ...first }, hasHeader = false }: DrillDownListProps) {
  if (deals) return <DealsList filter={deals} first={first.creditedDeals} hasHeader={hasHeader} />;
  if (ups) return <UpsList filter={ups} first={first.upStats} hasHeader={hasHeader} />;
  return vacation && <VacationList filter={vacation} first={first.countedVacation} hasHeader={hasHeader} />;
}
