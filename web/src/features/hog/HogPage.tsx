import { RangeHead } from '../../components/days/RangeHead';
import { ExportButton } from '../../components/export/ExportButton';
import { ListFilterBar } from '../../components/filters/ListFilterBar';
import { useFilters } from '../../components/filters/useFilters';
import { useSalespeople } from '../../components/filters/useSalespeople';
import { ListPage, Pager, UpdatingLine } from '../../components/lists/ListPage';
import { PageHeader } from '../../components/page/PageHeader';
import { PageLinks } from '../../components/page/PageLinks';
import { wholeList } from '../../lib/exports/exportedTable';
import { useIsPhone } from '../../lib/hooks/useIsPhone';
import { useViewer } from '../../lib/viewer';
import { KeysHelp } from './grid/KeysHelp';
import { GrossProvider } from './gross/grossContext';
import { useGrossEdits } from './gross/useGrossEdits';
import { HogLeaveGuard } from './HogLeaveGuard';
import { HogRows } from './HogRows';
import { HogTotals } from './HogTotals';
import { hogList, hogVariables, shownSort } from './hogFilters';
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
  const { filters, change, settled } = useFilters(hogList.params, hogVariables);
  const { can } = useViewer();
  const { list, question, isLoading, error, retry, wrote } = useHogList(settled);
  const rows = list?.rows ?? noRows;
  const gross = useGrossEdits(rows, wrote);
  const isPhone = useIsPhone();
  const reviews = useReviews(rows);
  const salespeople = useSalespeople();
  const person =
    settled?.employeeId == null
      ? undefined
      : (salespeople.people?.find(({ id }) => id === settled.employeeId)?.name ?? 'this person');

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
              <ListFilterBar
                list={hogList}
                filters={filters}
                onChange={change}
                offered={{ employee: salespeople }}
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
