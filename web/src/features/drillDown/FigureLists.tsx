import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import { EmptyState } from '../../components/page/EmptyState';
import { LoadError } from '../../components/page/LoadError';
import { TableSkeleton } from '../../components/page/Skeletons';
import { sentenceOf } from '../../lib/server/sentenceOf';
import { ListDays } from './ListBehind';
import { OneList } from './OneList';
import { aboutOf, isDifference, isEmpty, sideOf, type ToldList } from './toldList';

type Props = { lists: readonly ToldList[] | undefined; error: unknown; onRetry: () => void };

/** The lists that a figure stands on, one under another; the sides of a difference side by side where there is room. */
export function FigureLists({ lists, error, onRetry }: Props) {
  if (lists && isDifference(lists)) return <Sides lists={lists} />;
  return (
    // In the order of Tab, for a list without links is scrolled by keyboard too.
    <DialogContent dividers tabIndex={0} sx={{ p: 0 }}>
      {!lists ? (
        error ? (
          <LoadError detail={sentenceOf(error)} onRetry={onRetry} />
        ) : (
          <TableSkeleton rows={6} />
        )
      ) : lists.every(isEmpty) ? (
        <EmptyState isBare text={`No ${told(lists)?.noun} are behind this number.`} />
      ) : (
        lists.map(list => <OneList key={keyOf(list)} list={list} />)
      )}
    </DialogContent>
  );
}

/** Over which days a figure is; each side of a difference says its own. */
export function FigureDays({ lists }: { lists: readonly ToldList[] }) {
  const about = told(lists);
  return about && !isDifference(lists) && <ListDays {...about} />;
}

/** What the lists are of: the first with a line. */
function told(lists: readonly ToldList[]) {
  const list = lists.find(each => !isEmpty(each)) ?? lists[0];
  return list && aboutOf(list);
}

function Sides({ lists }: { lists: readonly ToldList[] }) {
  return (
    <Box sx={sides}>
      {lists.map(list => (
        <Box key={keyOf(list)} component="section" aria-label={sideOf(list)} sx={side}>
          <OneList list={list} hasHead />
        </Box>
      ))}
    </Box>
  );
}

const keyOf = (list: ToldList) => `${aboutOf(list)?.noun} ${aboutOf(list)?.days.start}`;

const sides = {
  display: { xs: 'block', lg: 'grid' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  minHeight: 0,
  overflowY: 'auto',
} as const;

const side = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  '& + &': { borderLeft: { lg: 1 }, borderColor: { lg: 'divider' } },
  '& .MuiDialogContent-root': { overflowY: { xs: 'visible', lg: 'auto' } },
} as const;
