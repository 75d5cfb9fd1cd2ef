import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { DealsFigure } from '../../components/board/DealsFigure';
import { OwnMark } from '../../components/deals/OwnMark';
import { TeamTag } from '../../components/deals/TeamTag';
import type { PotFigure, PotOfGoldQuery } from '../../generated/graphql';
import type { DrillDown } from '../../lib/opened/drillDown';
import { money } from '../../lib/values/money';
import { units } from '../../lib/values/units';

export type Pot = PotOfGoldQuery['potOfGold'];

type Props = { row: Pot['rows'][number]; pot: Pot; isOwn: boolean };

/** One person's spiff; every number opens the deals that make it. */
export function PotRow({ row, pot, isOwn }: Props) {
  const { person, totalSold, vacation, usedSold, earned, total } = row;
  return (
    <tr {...(isOwn && { 'data-own': true })} {...(row.isQualified && { 'data-qualified': true })}>
      <th scope="row">
        <Box data-name sx={{ display: { sm: 'flex' }, alignItems: 'center' }}>
          <span>
            <TeamTag team={person.team}>{person.name}</TeamTag>
            {isOwn && <OwnMark />}
          </span>
          {row.isQualified && (
            <Box component="span" sx={qualified}>
              <CheckIcon aria-hidden="true" sx={{ fontSize: '1rem' }} />
              Qualified
            </Box>
          )}
        </Box>
      </th>
      <td>
        {/* A box of its own: the whole cell is a button only where nothing else stands in it. */}
        <Box sx={{ lineHeight: 1.25, pt: { xs: vacation > 0 ? 1 : 0, sm: 0 } }}>
          <DealsFigure amount={totalSold} text={units(totalSold)} drillDown={behindTotalSold(row, pot)} />
          {vacation > 0 && (
            <Box component="span" sx={vacationLook}>
              {units(vacation)} VAC
            </Box>
          )}
        </Box>
      </td>
      <td>
        <DealsFigure
          amount={usedSold}
          text={units(usedSold)}
          drillDown={behindUsed('Used Sold', 'USED_SOLD', row, pot)}
        />
      </td>
      <td>
        <DealsFigure amount={earned} text={money(earned)} drillDown={behindSpiff('Earned Spiff', row, pot)} />
      </td>
      <td>
        <DealsFigure
          amount={row.isFastStart ? 1 : 0}
          text={row.isFastStart ? '150%' : '–'}
          drillDown={behindUsed('Fast Start', 'IS_FAST_START', row, pot, pot.fastStartRange)}
        />
      </td>
      <td data-total>
        <DealsFigure amount={total} text={money(total)} drillDown={behindSpiff('Total Spiff', row, pot)} />
      </td>
    </tr>
  );
}

/** The used cars that a spiff is paid for. */
export function behindSpiff(column: 'Earned Spiff' | 'Total Spiff', row: Props['row'], pot: Pot): DrillDown {
  return behindUsed(column, column === 'Total Spiff' ? 'TOTAL' : 'EARNED', row, pot);
}

/** Used cars of the month, or of some days of it. */
function behindUsed(
  column: string,
  figure: PotFigure,
  { person }: Props['row'],
  pot: Pot,
  { start, end } = pot.range,
) {
  return {
    title: `${person.name} – ${column}`,
    filter: { start, end, employeeIds: [person.id], cars: 'USED' },
    explained: { potOfGold: { month: monthOf(pot), figure, employeeId: person.id } },
  } satisfies DrillDown;
}

/** The deals, the vacation units, or both. */
function behindTotalSold({ person, totalSold, vacation }: Props['row'], pot: Pot): DrillDown {
  const { start, end } = pot.range;
  const filter = { start, end, employeeIds: [person.id] };
  const told = {
    title: `${person.name} – Total Sold`,
    explained: { potOfGold: { month: monthOf(pot), figure: 'TOTAL_SOLD', employeeId: person.id } },
  } as const;
  if (vacation === 0) return { ...told, filter };
  return totalSold > vacation ? { ...told, filter, hasVacation: true } : { ...told, vacation: filter };
}

const monthOf = ({ range }: Pot) => range.start.slice(0, 7);

const vacationLook = { display: 'block', typography: 'caption', color: 'text.secondary' } as const;

const qualified = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.25,
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
