import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactElement } from 'react';
import { BoardSkeleton } from '../../components/board/BoardSkeleton';
import { CardsSkeleton, TableSkeleton, TotalsSkeleton } from '../../components/page/Skeletons';
import { useIsPhone } from '../../lib/hooks/useIsPhone';

/** The kinds of page there are, by what is on them. */
export type Shape = keyof typeof bodies;

/** A page before its code has come: its head, and below it what the page itself shows until its data has come. */
export function PageShape({ shape }: { shape: Shape }) {
  const Body = bodies[shape];
  return (
    <>
      <Box aria-hidden="true" sx={{ minHeight: { xs: 44, sm: 36 }, display: 'flex', alignItems: 'center' }}>
        <Skeleton animation={false} width={160} height={28} />
      </Box>
      <Body />
    </>
  );
}

const bodies = {
  deals: () => <CardsSkeleton cards={6} height={74} />,
  list: () => <List />,
  board: () => (
    <>
      <Filters />
      <BoardSkeleton />
    </>
  ),
  trades: () => (
    <>
      <Filters />
      <TotalsSkeleton boxes={3} />
      <CardsSkeleton cards={6} height={72} />
    </>
  ),
  race: () => (
    <>
      <TotalsSkeleton boxes={3} />
      <TableSkeleton rows={12} />
    </>
  ),
  places: () => <Places />,
  people: () => <TableSkeleton rows={20} rowHeight={45} />,
  cards: () => <CardsSkeleton cards={2} height={64} />,
  editor: () => <CardsSkeleton cards={1} height={480} />,
  words: () => <CardsSkeleton cards={1} height={120} />,
} satisfies Record<string, () => ReactElement>;

function Filters() {
  return <CardsSkeleton cards={1} height={36} />;
}

/** Filters, totals and a long table; cards on a phone. */
function List() {
  const isPhone = useIsPhone();
  return (
    <>
      <Filters />
      <TotalsSkeleton />
      {isPhone ? <CardsSkeleton cards={5} height={132} /> : <TableSkeleton rows={14} />}
    </>
  );
}

function Places() {
  const isPhone = useIsPhone();
  return (
    <>
      <Filters />
      {isPhone ? <CardsSkeleton cards={6} height={120} /> : <TableSkeleton rows={20} rowHeight={30} />}
    </>
  );
}
