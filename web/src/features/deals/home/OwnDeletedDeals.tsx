import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Day } from '../../../lib/days/dates';
import { useLiveQuery } from '../../../lib/live/liveQuery';
import { DeletedDealsDocument } from '../deals.generated';
import { useRestoreDeal } from '../deletedDeals/useRestoreDeal';

/**
 * Lists the day's deals that the viewer deleted and can still restore. The list remains after the toast with
 * Undo has disappeared.
 */
export function OwnDeletedDeals({ day }: { day: Day }) {
  const variables = { day };
  const { data } = useLiveQuery(DeletedDealsDocument, { variables, days: { start: day, end: day } });
  const restore = useRestoreDeal();
  if (!data || data.deletedDeals.length === 0) return null;
  return (
    <Box component="ul" aria-label="Deals you deleted" sx={listStyles}>
      {data.deletedDeals.map(({ number, customerName }) => (
        <li key={number}>
          You deleted deal #{number}
          {customerName && `, ${customerName}`}.
          <Button aria-label={`Undo: restore deal ${number}`} onClick={() => void restore(number)}>
            Undo
          </Button>
        </li>
      ))}
    </Box>
  );
}

const listStyles = {
  m: 0,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
  color: 'text.secondary',
  '& > li': { display: 'flex', alignItems: 'center', gap: 0.5, pl: 1.5 },
  displayPrint: 'none',
} as const;
