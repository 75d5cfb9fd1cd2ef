import Box from '@mui/material/Box';
import { tableLook } from '../../components/board/boardLook';
import { EmptyState } from '../../components/EmptyState';
import { useViewer } from '../../lib/viewer';
import { type Pot, PotRow } from './PotRow';

/** A row per person; who qualifies is said in words, not in colour alone. */
export function PotTable({ pot }: { pot: Pot }) {
  const viewer = useViewer();
  if (pot.rows.length === 0) return <EmptyState text="Nobody has sold anything in this month yet." />;
  return (
    <Box sx={frame}>
      <Box component="table" aria-label="Spiffs" sx={look}>
        <thead>
          <tr>
            <th scope="col">Salesperson</th>
            <th scope="col">Total Sold</th>
            <th scope="col">Used Sold</th>
            <th scope="col">Earned Spiff</th>
            <th scope="col">Fast Start</th>
            <th scope="col">Total Spiff</th>
          </tr>
        </thead>
        <tbody>
          {pot.rows.map(row => (
            <PotRow key={row.person.id} row={row} pot={pot} isOwn={row.person.id === viewer.id} />
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

// A name's longest word and what is paid take the most room; on a phone everything must fit into its width.
const phoneWidths = ['27.5%', '14.5%', '9.5%', '17.5%', '11.5%', '19.5%'];

const look = {
  ...tableLook,
  // Whoever earns is seen from across the room.
  '& tbody tr[data-qualified], & tbody tr[data-qualified]:hover': {
    bgcolor: 'color-mix(in srgb, var(--sf-palette-accent-soft) 60%, var(--sf-palette-background-paper))',
  },
  '& tbody tr[data-qualified] th': { fontWeight: 650 },
  '& tbody tr[data-qualified] [data-total]': { fontSize: { xs: '0.875rem', sm: '1.125rem', xl: '1.375rem' } },
  ...Object.fromEntries(
    phoneWidths.map((width, index) => [
      `& thead th:nth-of-type(${index + 1})`,
      { width: { xs: width, sm: index === 0 ? '28%' : 'auto' } },
    ]),
  ),
};

const frame = {
  overflowX: 'auto',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
} as const;
