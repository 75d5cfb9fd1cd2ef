import Box from '@mui/material/Box';
import { DealsFigure } from '../../components/board/DealsFigure';
import { thumbRoom } from '../../components/look/pressed';
import type { PotOfGoldQuery } from '../../generated/potOfGold';
import { potRule } from '../../generated/rules/potRule';
import { paid } from '../../lib/values/money';
import { units } from '../../lib/values/units';
import { behindPot } from './behindPot';
import { PersonRow } from './PersonRow';

export type Pot = PotOfGoldQuery['potOfGold'];

type Props = { row: Pot['rows'][number]; pot: Pot; isOwn: boolean };

/** One person's spiff; every number opens the deals that make it. */
export function PotRow({ row, pot, isOwn }: Props) {
  const { totalSold, vacation, usedSold, earned, total } = row;
  return (
    <PersonRow row={row} isOwn={isOwn}>
      <td>
        {/* A box of its own: the whole cell is a button only where nothing else stands in it. */}
        <Box sx={{ ...soldLook, pt: { xs: vacation > 0 ? 1 : 0, sm: 0 } }}>
          <DealsFigure
            amount={totalSold}
            text={units(totalSold)}
            drillDown={behindPot('TOTAL_SOLD', row, pot)}
          />
          {vacation > 0 && (
            <Box component="span" sx={vacationLook}>
              {units(vacation)} VAC
            </Box>
          )}
        </Box>
      </td>
      <td>
        <DealsFigure amount={usedSold} text={units(usedSold)} drillDown={behindPot('USED_SOLD', row, pot)} />
      </td>
      <td>
        <DealsFigure amount={earned} text={paid(earned)} drillDown={behindPot('EARNED', row, pot)} />
      </td>
      <td>
        <DealsFigure
          amount={row.isFastStart ? 1 : 0}
          text={row.isFastStart ? `${potRule.fastStartPercent}%` : '–'}
          drillDown={behindPot('IS_FAST_START', row, pot)}
        />
      </td>
      <td data-total>
        <DealsFigure amount={total} text={paid(total)} drillDown={behindPot('TOTAL', row, pot)} />
      </td>
    </PersonRow>
  );
}

const soldLook = { lineHeight: 1.25, '& > button': thumbRoom([15, 3, 15, 24]) } as const;

const vacationLook = { display: 'block', typography: 'caption', color: 'text.secondary' } as const;
