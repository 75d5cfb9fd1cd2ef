import Box from '@mui/material/Box';
import { EmptyDealsHint, EmptyState } from '../../components/feedback/EmptyState';
import { HeaderCell } from '../../components/headers/HeaderCell';
import { namesAboveStyles } from '../../components/reportTables/reportTable.styles';
import { potRowFigures } from '../../generated/rules/potRowFigures';
import { createPersonHeader } from '../../lib/format/header';
import { useViewer } from '../../lib/viewer';
import { type PotOfGoldData, PotRow, potColumnNames } from './PotRow';
import { buildColumnStyles, potFrameStyles, potRowsStyles } from './potLook';

/** Renders a row for each person. The qualification is marked in words and not only by color. */
export function PotTable({ pot }: { pot: PotOfGoldData }) {
  const viewer = useViewer();
  if (pot.rows.length === 0)
    return <EmptyState text="Nobody has sold anything in this month yet." action={<EmptyDealsHint />} />;
  return (
    <Box sx={potFrameStyles}>
      <Box component="table" aria-label="Spiffs" sx={tableStyles}>
        <thead>
          <tr>
            <HeaderCell header={createPersonHeader('Salesperson')} />
            {potColumnNames.map(name => (
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

// The amounts paid have the most room. On a phone the names are above the figures; otherwise the columns are
// as wide as their content.
const columnStyles = buildColumnStyles({
  2: { xs: '17%', sm: 'auto' },
  3: { xs: '15%', sm: 'auto' },
  4: { xs: '25%', sm: 'auto' },
  5: { xs: '15%', sm: 'auto' },
  6: { xs: '28%', sm: 'auto' },
});

const tableStyles = {
  ...potRowsStyles,
  // Makes the amounts of people who qualify readable from a distance.
  '& tbody tr[data-qualified] [data-total]': { fontSize: { xs: '0.875rem', sm: '1.125rem', xl: '1.375rem' } },
  ...columnStyles,
  ...namesAboveStyles,
};
