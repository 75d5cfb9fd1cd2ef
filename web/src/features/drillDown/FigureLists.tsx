import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import { EmptyState } from '../../components/feedback/EmptyState';
import { LoadError } from '../../components/feedback/LoadError';
import { TableSkeleton } from '../../components/feedback/Skeletons';
import { toErrorMessage } from '../../lib/apollo/errors';
import type { SourceRowsFilter } from '../../lib/dialogs/drillDown';
import { DealsList } from './DealsList';
import { getListCaption, getSideLabel, isDifference, isEmpty, type PreviewedList } from './previewedList';
import { ListDays } from './SourceListFrame';
import { UpsList } from './UpsList';
import { VacationList } from './VacationList';

type Props = { lists: readonly PreviewedList[] | undefined; error: unknown; onRetry: () => void };

/**
 * Renders the lists of a figure below each other. If there is room, the two lists of a difference are side by
 * side.
 */
export function FigureLists({ lists, error, onRetry }: Props) {
  if (lists && isDifference(lists)) return <DifferenceLists lists={lists} />;
  return (
    // The element is in the tab order, because a list without links must also be scrollable by keyboard.
    <DialogContent dividers tabIndex={0} sx={{ p: 0 }}>
      {!lists ? (
        error ? (
          <LoadError detail={toErrorMessage(error)} onRetry={onRetry} />
        ) : (
          <TableSkeleton rows={6} />
        )
      ) : lists.every(isEmpty) ? (
        <EmptyState isBare text={`No source ${getCaption(lists)?.noun} for this number.`} />
      ) : (
        lists.map(list => <DrillDownList key={getListKey(list)} list={list} />)
      )}
    </DialogContent>
  );
}

/** Shows the days of a figure. For a difference, shows the days of both lists. */
export function FigureDays({ lists }: { lists: readonly PreviewedList[] }) {
  const caption = getCaption(lists);
  return caption && !isDifference(lists) && <ListDays {...caption} />;
}

/** Returns the caption of the first list with rows. */
function getCaption(lists: readonly PreviewedList[]) {
  const list = lists.find(each => !isEmpty(each)) ?? lists[0];
  return list && getListCaption(list);
}

function DifferenceLists({ lists }: { lists: readonly PreviewedList[] }) {
  return (
    <Box sx={differenceStyles}>
      {lists.map(list => (
        <Box key={getListKey(list)} component="section" aria-label={getSideLabel(list)} sx={sideStyles}>
          <DrillDownList list={list} hasHeader />
        </Box>
      ))}
    </Box>
  );
}

const getListKey = (list: PreviewedList) =>
  `${getListCaption(list)?.noun} ${getListCaption(list)?.days.start}`;

const differenceStyles = {
  display: { xs: 'block', lg: 'grid' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  minHeight: 0,
  overflowY: 'auto',
} as const;

const sideStyles = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  '& + &': { borderLeft: { lg: 1 }, borderColor: { lg: 'divider' } },
  '& .MuiDialogContent-root': { overflowY: { xs: 'visible', lg: 'auto' } },
} as const;

type DrillDownListProps = {
  list: SourceRowsFilter & Partial<PreviewedList>;
  /** True if the list shows its total and its days. */
  hasHeader?: boolean;
};

/**
 * Renders the list for a filter. Loads the first rows of the list unless they were loaded together with the
 * figure.
 */
export function DrillDownList({
  list: { deals, ups, vacation, ...preview },
  hasHeader = false,
}: DrillDownListProps) {
  if (deals) return <DealsList filter={deals} preview={preview.creditedDeals} hasHeader={hasHeader} />;
  if (ups) return <UpsList filter={ups} preview={preview.upStats} hasHeader={hasHeader} />;
  return (
    vacation && <VacationList filter={vacation} preview={preview.countedVacation} hasHeader={hasHeader} />
  );
}
