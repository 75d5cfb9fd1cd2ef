import { lazy, useMemo } from 'react';
import { CellHistory } from '../../components/deals/cellHistory/CellHistory';
import { EmptyDealsHint } from '../../components/feedback/EmptyState';
import { EmptyList, ListRows } from '../../components/lists/ListRows';
import { resolvePeriod } from '../../lib/days/period';
import { useStoreToday } from '../../lib/days/StoreDayProvider';
import type { HogDealFragment } from './hog.generated';
import { getEffectiveSort, type HogFilters, hogList } from './hogFilters';
import type { DealOpenItems } from './openItems/nextOpenDeal';
import { formatNoOpenItemsMessage, indexOpenItems, OpenItemsProvider } from './openItems/openItems';

// A desktop never loads the cards, and a phone never loads the grid.
const loadGrid = () => import('./grid/HogGrid');
const loadCards = () => import('./cards/HogCards');
const HogGrid = lazy(() => loadGrid().then(module => ({ default: module.HogGrid })));
const HogCards = lazy(() => loadCards().then(module => ({ default: module.HogCards })));

type Props = {
  /** Undefined until the first result arrives. */
  rows: readonly HogDealFragment[] | undefined;
  /** Open items of the deals, if the list is filtered by open items. */
  openItems: readonly DealOpenItems[] | undefined;
  /** Variables of the loaded rows. When they change, the list scrolls to the top. */
  variables: unknown;
  error: unknown;
  onRetry: () => void;
  filters: HogFilters;
  onChange: (change: Partial<HogFilters>) => void;
};

/** Renders the deals of the page, or a message in their place. */
export function HogRows({ rows, openItems, variables, error, onRetry, filters, onChange }: Props) {
  const today = useStoreToday();
  const openItemsByDeal = useMemo(() => indexOpenItems(openItems), [openItems]);
  const isOpenItemsList = openItems !== undefined;
  const range = isOpenItemsList ? resolvePeriod(filters, today) : null;
  return (
    <OpenItemsProvider value={openItemsByDeal}>
      <CellHistory>
        <ListRows
          rows={rows}
          error={error}
          onRetry={onRetry}
          empty={
            <EmptyList
              text={
                range
                  ? formatNoOpenItemsMessage(filters, range, today)
                  : 'No deals found for the selected employee.'
              }
              onClear={hogList.isFiltered(filters) && (() => onChange(hogList.clearedFilters))}
              hint={!isOpenItemsList && <EmptyDealsHint />}
            />
          }
          cardsSkeleton={{ cards: 5, height: 151 }}
          loadCards={loadCards}
          cards={deals => <HogCards rows={deals} variables={variables} isOpenItemsList={isOpenItemsList} />}
          loadGrid={loadGrid}
          grid={deals => (
            <HogGrid
              rows={deals}
              isOpenItemsList={isOpenItemsList}
              variables={variables}
              sort={getEffectiveSort(filters)}
              order={filters.order}
              onSort={onChange}
            />
          )}
        />
      </CellHistory>
    </OpenItemsProvider>
  );
}
