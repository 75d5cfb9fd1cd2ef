import Box from '@mui/material/Box';
import { EmptyDealsHint, EmptyState } from '../../components/feedback/EmptyState';
import { HeaderCell } from '../../components/headers/HeaderCell';
import { namesAboveStyles } from '../../components/reportTables/reportTable.styles';
import { potRowFigures } from '../../generated/rules/potRowFigures';
import { createPersonHeader } from '../../lib/format/header';
import { useViewer } from '../../lib/viewer';
import { type Pot, PotRow, potNames } from './PotRow';
import { columnWidths, potFrame, potRows } from './potLook';

/** A row per person; who qualifies is said in words, not in colour alone. */
export function PotTable({ pot }: { pot: Pot }) {
  const viewer = useViewer();
  if (pot.rows.length === 0)
    return <EmptyState text="Nobody has sold anything in this month yet." action={<EmptyDealsHint />} />;
  return (
    <Box sx={potFrame}>
      <Box component="table" aria-label="Spiffs" sx={look}>
        <thead>
          <tr>
            <HeaderCell header={createPersonHeader('Salesperson')} />
            {potNames.map(name => (
              <HeaderCell key={name} header={potRowFigures[name]} />
            ))}
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

// What is paid takes the most room. On a phone the names stand above; elsewhere columns are as wide as they need.
const widths = columnWidths({
  2: { xs: '17%', sm: 'auto' },
  3: { xs: '15%', sm: 'auto' },
  4: { xs: '25%', sm: 'auto' },
  5: { xs: '15%', sm: 'auto' },
  6: { xs: '28%', sm: 'auto' },
});

const look = {
  ...potRows,
  // Whoever earns is seen from across the room.
  '& tbody tr[data-qualified] [data-total]': { fontSize: { xs: '0.875rem', sm: '1.125rem', xl: '1.375rem' } },
  ...widths,
  ...namesAboveStyles,
};
