import { useMemo } from 'react';
import { RangeHead } from '../../components/days/RangeHead';
import { ExportButton } from '../../components/export/ExportButton';
import { ListPage, Pager, UpdatingLine } from '../../components/lists/ListPage';
import { PageHeader } from '../../components/page/PageHeader';
import { PageLinks } from '../../components/page/PageLinks';
import { useDealPeopleQuery } from '../../generated/graphql';
import { needsNoWait } from '../../lib/address/listPage';
import { useUrlState } from '../../lib/address/urlState';
import { useStoreToday } from '../../lib/days/storeDay';
import { wholeList } from '../../lib/exports/exportedTable';
import { useSettledVariables } from '../../lib/hooks/settled';
import { useIsPhone } from '../../lib/hooks/useIsPhone';
import { useViewer } from '../../lib/viewer';
import { KeysHelp } from './grid/KeysHelp';
import { GrossProvider } from './gross/grossContext';
import { useGrossEdits } from './gross/useGrossEdits';
import { HogFilterBar } from './HogFilterBar';
import { HogLeaveGuard } from './HogLeaveGuard';
import { HogRows } from './HogRows';
import { HogTotals } from './HogTotals';
import { hogParams, hogVariables, shownSort } from './hogFilters';
import { OldNews } from './OldNews';
import { ReviewProvider, useReviews } from './review/useReviews';
import { ToDoLine } from './toDo/ToDoLine';
import { UnsavedBar } from './UnsavedBar';
import { useHogList } from './useHogList';

const noRows: never[] = [];

const CHANGES = { label: 'Changes', to: '/changes' };
const COMPARE = { label: 'Compare', to: '/compare' };

/** /hog: the deals of a period with their gross, to type and to review. */
export function HogPage() {
  const [filters, change] = useUrlState(hogParams, 'as a transition');
  const today = useStoreToday();
  const { can } = useViewer();
  const variables = useMemo(() => hogVariables(filters, today), [filters, today]);
  const settled = useSettledVariables(variables, needsNoWait);
  const { list, question, isLoading, error, retry, wrote } = useHogList(settled);
  const rows = list?.rows ?? noRows;
  const gross = useGrossEdits(rows, wrote);
  const isPhone = useIsPhone();
  const reviews = useReviews(rows);
  const people = useDealPeopleQuery();
  const salespeople = people.data?.dealPeople.salespeople;
  const person =
    settled?.employeeId == null
      ? undefined
      : (salespeople?.find(({ id }) => id === settled.employeeId)?.name ?? 'this person');

  return (
    <GrossProvider value={gross}>
      <ReviewProvider value={reviews}>
        <ListPage>
          <PageHeader
            title="Hog"
            actions={
              <>
                <PageLinks links={can.compareFiles ? [CHANGES, COMPARE] : [CHANGES]} />
                {!isPhone && <KeysHelp />}
                <ExportButton
                  tables={settled ? [{ title: 'Hog', name: 'hog', query: wholeList(settled) }] : []}
                />
              </>
            }
            shown={settled && <RangeHead range={settled} />}
            filters={
              <HogFilterBar
                filters={filters}
                onChange={change}
                salespeople={salespeople}
                notice={people.error ? 'Something went wrong' : 'Loading...'}
              />
            }
          />
          <HogTotals totals={list?.totals} question={question} isLoading={!error} person={person} />
          <ToDoLine variables={settled} chosen={filters.open} onChange={change} />
          <UpdatingLine isUpdating={isLoading && list !== undefined} />
          {error && list && <OldNews error={error} onRetry={retry} />}
          <HogRows
            rows={list?.rows}
            open={question?.open ? list?.open : undefined}
            question={question}
            error={error}
            onRetry={retry}
            sort={shownSort(filters)}
            order={filters.order}
            filters={filters}
            onChange={change}
          />
          <UnsavedBar />
          <Pager
            rows={list?.totals.totalEntries}
            page={filters.page}
            isUpdating={isLoading}
            onPage={page => change({ page })}
          />
        </ListPage>
        <HogLeaveGuard />
      </ReviewProvider>
    </GrossProvider>
  );
}
