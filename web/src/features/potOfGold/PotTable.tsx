import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { EmptyDealsHint, EmptyState } from '../../components/feedback/EmptyState';
import { HeaderCell } from '../../components/headers/HeaderCell';
import { DrillDownNumber } from '../../components/reportTables/DrillDownNumber';
import { namesAboveStyles } from '../../components/reportTables/reportTable.styles';
import { extendTapTarget } from '../../components/styles/tapTarget.styles';
import { potRowFigures } from '../../generated/rules/potRowFigures';
import { potRule } from '../../generated/rules/potRule';
import { createPersonHeader } from '../../lib/format/header';
import { formatPaid } from '../../lib/format/money';
import { formatUnits } from '../../lib/format/numbers';
import { useViewer } from '../../lib/viewer';
import { PersonRow } from './PersonRow';
import { buildPotDrillDown } from './potDrillDown';
import type { PotOfGoldQuery } from './potOfGold.generated';
import { buildColumnStyles, potFrameStyles, potRowsStyles } from './potTable.styles';

/** Renders a row for each person. A badge with text marks the people who qualify. */
export function PotTable({ pot }: { pot: PotOfGoldData }) {
  const viewer = useViewer();
  if (pot.rows.length === 0)
    return <EmptyState text="No sales in this month yet." action={<EmptyDealsHint />} />;
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

export type PotOfGoldData = PotOfGoldQuery['potOfGold'];

type PotRowProps = { row: PotOfGoldData['rows'][number]; pot: PotOfGoldData; isOwn: boolean };

/** Columns of the table. Vacation units are shown with Total Sold, and the qualification next to the name. */
const { vacation: _, isQualified: __, ...potColumns } = potRowFigures;

type PotColumnName = keyof typeof potColumns;

/** Names of the columns in display order. */
export const potColumnNames = Object.keys(potColumns) as PotColumnName[];

/** Renders the spiff of a person. Each figure opens the deals that it counts. */
export function PotRow({ row, pot, isOwn }: PotRowProps) {
  const { totalSold, vacation, usedSold, earned, total } = row;
  const cells: Record<PotColumnName, ReactNode> = {
    totalSold: (
      // The vacation units share this cell. A button fills the whole cell only if it is the direct child, so
      // the content has a wrapper.
      <Box sx={{ ...soldStyles, pt: { xs: vacation > 0 ? 1 : 0, sm: 0 } }}>
        <DrillDownNumber
          amount={totalSold}
          text={formatUnits(totalSold)}
          drillDown={buildPotDrillDown('totalSold', row, pot)}
        />
        {vacation > 0 && (
          <Box component="span" sx={vacationStyles}>
            {formatUnits(vacation)} {potRowFigures.vacation.label}
          </Box>
        )}
      </Box>
    ),
    usedSold: (
      <DrillDownNumber
        amount={usedSold}
        text={formatUnits(usedSold)}
        drillDown={buildPotDrillDown('usedSold', row, pot)}
      />
    ),
    earned: (
      <DrillDownNumber
        amount={earned}
        text={formatPaid(earned)}
        drillDown={buildPotDrillDown('earned', row, pot)}
      />
    ),
    isFastStart: (
      <DrillDownNumber
        amount={row.isFastStart ? 1 : 0}
        text={row.isFastStart ? `${potRule.fastStartPercent}%` : '–'}
        drillDown={buildPotDrillDown('isFastStart', row, pot)}
      />
    ),
    total: (
      <DrillDownNumber
        amount={total}
        text={formatPaid(total)}
        drillDown={buildPotDrillDown('total', row, pot)}
      />
    ),
  };
  return (
    <PersonRow row={row} isOwn={isOwn}>
      {potColumnNames.map(name => (
        <td key={name} {...(name === 'total' && { 'data-total': true })}>
          {cells[name]}
        </td>
      ))}
    </PersonRow>
  );
}

const soldStyles = { lineHeight: 1.25, '& > button': extendTapTarget([15, 3, 15, 24]) } as const;

const vacationStyles = { display: 'block', typography: 'caption', color: 'text.secondary' } as const;
