import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { DealsFigure } from '../../components/board/DealsFigure';
import { OwnMark } from '../../components/OwnMark';
import { TeamTag } from '../../components/TeamTag';
import type { PotOfGoldQuery } from '../../generated/graphql';
import type { DrillDown } from '../../lib/drillDown';
import { money } from '../../lib/money';
import { units } from '../../lib/units';

export type Pot = PotOfGoldQuery['potOfGold'];

type Props = { row: Pot['rows'][number]; pot: Pot; isOwn: boolean };

/** One person's spiff; every number opens the deals that make it. */
export function PotRow({ row, pot, isOwn }: Props) {
  const { person, totalSold, vacation, usedSold, earned, total } = row;
  const behind = (column: string) => behindSpiff(column, row, pot);
  return (
    <tr {...(isOwn && { 'data-own': true })} {...(row.isQualified && { 'data-qualified': true })}>
      <th scope="row">
        <Box component="span" sx={wholeName}>
          <TeamTag team={person.team}>{person.name}</TeamTag>
        </Box>
        {isOwn && <OwnMark />}
        {row.isQualified && (
          <Box component="span" sx={qualified}>
            <CheckIcon aria-hidden="true" sx={{ fontSize: '1rem' }} />
            Qualified
          </Box>
        )}
      </th>
      <td>
        {/* A box of its own: the whole cell is a button only where nothing else stands in it. */}
        <Box sx={{ lineHeight: 1.25 }}>
          <DealsFigure amount={totalSold} text={units(totalSold)} drillDown={behindTotalSold(row, pot)} />
          {vacation > 0 && (
            <Box component="span" sx={vacationLook}>
              {units(vacation)} VAC
            </Box>
          )}
        </Box>
      </td>
      <td>
        <DealsFigure amount={usedSold} text={units(usedSold)} drillDown={behind('Used Sold')} />
      </td>
      <td>
        <DealsFigure amount={earned} text={money(earned)} drillDown={behind('Earned Spiff')} />
      </td>
      <td>
        <DealsFigure
          amount={row.isFastStart ? 1 : 0}
          text={row.isFastStart ? '150%' : '–'}
          drillDown={behindSpiff('Fast Start', row, pot, pot.fastStartRange)}
        />
      </td>
      <td data-total>
        <DealsFigure amount={total} text={money(total)} drillDown={behind('Total Spiff')} />
      </td>
    </tr>
  );
}

/** The used cars that a spiff is paid for, of the month or of some days of it. */
export function behindSpiff(column: string, { person }: Props['row'], pot: Pot, days = pot.range): DrillDown {
  const { start, end } = days;
  return {
    title: `${person.name} – ${column}`,
    filter: { start, end, employeeIds: [person.id], cars: 'USED' },
  };
}

/** The deals, the vacation units, or both. */
function behindTotalSold({ person, totalSold, vacation }: Props['row'], pot: Pot): DrillDown {
  const title = `${person.name} – Total Sold`;
  const { start, end } = pot.range;
  const filter = { start, end, employeeIds: [person.id] };
  if (vacation === 0) return { title, filter };
  return totalSold > vacation ? { title, filter, hasVacation: true } : { title, vacation: filter };
}

// On one line in a phone's narrow column.
const vacationLook = {
  display: 'block',
  typography: 'caption',
  fontSize: { xs: '0.6875rem', sm: '0.75rem' },
  color: 'text.secondary',
} as const;

// On a phone a name is broken rather than cut.
const wholeName = {
  '& > span': {
    verticalAlign: 'middle',
    whiteSpace: { xs: 'normal', sm: 'nowrap' },
    lineHeight: { xs: 1.2, sm: '1.375rem' },
    py: { xs: '3px', sm: 0 },
    px: { xs: 0.5, sm: 0.75 },
    gap: { xs: 0.5, sm: 0.75 },
    hyphens: 'auto',
  },
} as const;

const qualified = {
  display: 'inline-flex',
  verticalAlign: 'middle',
  alignItems: 'center',
  gap: 0.25,
  mt: { xs: 0.25, sm: 0 },
  ml: { sm: 1 },
  pl: 0.25,
  pr: 0.75,
  borderRadius: 4,
  lineHeight: '1.25rem',
  fontSize: '0.75rem',
  fontWeight: 650,
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  // Forced colours leave the tints away, and not the borders.
  border: '1px solid',
  borderColor: 'primary.main',
  whiteSpace: 'nowrap',
} as const;
