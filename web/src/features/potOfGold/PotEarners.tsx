import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TeamTag } from '../../components/deals/tags';
import { DrillDownNumber } from '../../components/reportTables/DrillDownNumber';
import { largePanelStyles } from '../../components/reportTables/largeFigures.styles';
import { potRule } from '../../generated/rules/potRule';
import { formatMoney } from '../../lib/format/money';
import { formatCount, formatUnits } from '../../lib/format/numbers';
import type { PotOfGoldData } from './PotTable';
import { buildPotDrillDown } from './potDrillDown';

/** Lists the people who earn from the pot and their amounts, above the table of all people. */
export function PotEarners({ pot }: { pot: PotOfGoldData }) {
  const earners = pot.rows.filter(row => row.isQualified);
  return (
    <Box component="section" aria-label="Qualified" sx={largePanelStyles}>
      <Typography variant="h2">
        Qualified
        <Box component="span" sx={{ ml: 1, fontWeight: 500, color: 'text.secondary' }}>
          {formatCount(earners.length)}
        </Box>
      </Typography>
      {earners.length === 0 ? (
        <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
          No one has qualified yet. You need {potRule.qualifyingUnits} units in the month, including vacation
          units.
        </Box>
      ) : (
        <Box component="ul" sx={listStyles}>
          {earners.map(row => (
            <li key={row.person.id}>
              <Box sx={{ minWidth: 0 }}>
                <TeamTag team={row.person.team}>{row.person.name}</TeamTag>
                <Box component="div" sx={{ typography: 'caption', color: 'text.secondary', pl: 0.75 }}>
                  {`${formatUnits(row.usedSold)} used${row.isFastStart ? ` · fast start ${potRule.fastStartPercent}%` : ''}`}
                </Box>
              </Box>
              <Box component="strong" sx={amountStyles}>
                <DrillDownNumber
                  amount={row.total}
                  text={formatMoney(row.total)}
                  drillDown={buildPotDrillDown('total', row, pot)}
                />
              </Box>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

const listStyles = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(260px, 1fr))' },
  columnGap: 4,
  rowGap: 0.5,
  '& li': {
    minHeight: 44,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 1,
  },
} as const;

const amountStyles = {
  fontSize: { xs: '1.25rem', xl: '1.5rem' },
  fontWeight: 700,
  letterSpacing: '-0.01em',
  fontVariantNumeric: 'tabular-nums',
  '& button': { minHeight: 44 },
} as const;
