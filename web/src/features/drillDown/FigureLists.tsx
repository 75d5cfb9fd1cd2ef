import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import { EmptyState } from '../../components/page/EmptyState';
import { LoadError } from '../../components/page/LoadError';
import { TableSkeleton } from '../../components/page/Skeletons';
import { toErrorMessage } from '../../lib/server/sentenceOf';
import { ListDays } from './ListBehind';
import { DrillDownList } from './OneList';
import { getListCaption, isDifference, isEmpty, getSideLabel, type PreviewedList } from './toldList';

type Props = { lists: readonly PreviewedList[] | undefined; error: unknown; onRetry: () => void };

/**
 * Shows the lists of a figure below each other. The two sides of a difference are side by side where there is
 * room.
 */
export function FigureLists({ lists, error, onRetry }: Props) {
  if (lists && isDifference(lists)) return <DifferenceLists lists={lists} />;
  return (
    // In the tab order, because a list without links must be scrollable by keyboard, too.
    <DialogContent dividers tabIndex={0} sx={{ p: 0 }}>
      {!lists ? (
        error ? (
          <LoadError detail={toErrorMessage(error)} onRetry={onRetry} />
        ) : (
          <TableSkeleton rows={6} />
        )
      ) : lists.every(isEmpty) ? (
        <EmptyState isBare text={`No ${getCaption(lists)?.noun} are behind this number.`} />
      ) : (
        lists.map(list => <DrillDownList key={keyOf(list)} list={list} />)
      )}
    </DialogContent>
  );
}

/** Shows the days of a figure. For a difference, each side shows its own days. */
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
        <Box key={keyOf(list)} component="section" aria-label={getSideLabel(list)} sx={sideStyles}>
          <DrillDownList list={list} hasHeader />
        </Box>
      ))}
    </Box>
  );
}

const keyOf = (list: PreviewedList) => `${getListCaption(list)?.noun} ${getListCaption(list)?.days.start}`;

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
