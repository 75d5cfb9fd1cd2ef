import { lazy, useMemo } from 'react';
import { WhoTyped } from '../../components/deals/whoTyped/WhoTyped';
import { ListRows, NothingListed } from '../../components/listScreen/ListRows';
import { HowDealsCome } from '../../components/page/HowDealsCome';
import { rangeOf } from '../../lib/days/period';
import { useStoreToday } from '../../lib/days/storeDay';
import type { HogDealFragment } from './hog.generated';
import { type HogFilters, hogList, shownSort } from './hogFilters';
import type { OpenRow } from './toDo/nextOpen';
import { OpenRowsProvider, openRowsOf } from './toDo/openRows';
import { nothingOpen } from './toDo/toDoWords';

// A desk never needs the cards, nor a phone the grid.
const loadGrid = () => import('./grid/HogGrid');
const loadCards = () => import('./cards/HogCards');
const HogGrid = lazy(() => loadGrid().then(module => ({ default: module.HogGrid })));
const HogCards = lazy(() => loadCards().then(module => ({ default: module.HogCards })));

type Props = {
  /** Undefined while there is no answer yet. */
  rows: readonly HogDealFragment[] | undefined;
  /** What is open about them, in a list of what is open. */
  open: readonly OpenRow[] | undefined;
  /** What they answer; another one is shown from its top. */
  question: unknown;
  error: unknown;
  onRetry: () => void;
  filters: HogFilters;
  onChange: (change: Partial<HogFilters>) => void;
};

/** The deals of the page, or what to say in their place. */
export function HogRows({ rows, open, question, error, onRetry, filters, onChange }: Props) {
  const today = useStoreToday();
  const openRows = useMemo(() => openRowsOf(open), [open]);
  const isToDo = open !== undefined;
  const range = isToDo ? rangeOf(filters, today) : null;
  return (
    <OpenRowsProvider value={openRows}>
      <WhoTyped>
        <ListRows
          rows={rows}
          error={error}
          onRetry={onRetry}
          empty={
            <NothingListed
              text={range ? nothingOpen(filters, range, today) : 'No deals found for the selected employee.'}
              onClear={hogList.isFiltered(filters) && (() => onChange(hogList.cleared))}
              hint={!isToDo && <HowDealsCome />}
            />
          }
          shape={{ cards: 5, height: 151 }}
          loadCards={loadCards}
          cards={deals => <HogCards rows={deals} question={question} isToDo={isToDo} />}
          loadGrid={loadGrid}
          grid={deals => (
            <HogGrid
              rows={deals}
              isToDo={isToDo}
              question={question}
              sort={shownSort(filters)}
              order={filters.order}
              onSort={onChange}
            />
          )}
        />
      </WhoTyped>
    </OpenRowsProvider>
  );
}
