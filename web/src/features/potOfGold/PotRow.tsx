import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { DrillDownNumber } from '../../components/reportTables/DrillDownNumber';
import { extendTapTarget } from '../../components/styles/tapTarget.styles';
import { potRowFigures } from '../../generated/rules/potRowFigures';
import { potRule } from '../../generated/rules/potRule';
import { formatPaid } from '../../lib/format/money';
import { formatUnits } from '../../lib/format/numbers';
import { behindPot } from './behindPot';
import { PersonRow } from './PersonRow';
import type { PotOfGoldQuery } from './potOfGold.generated';

export type Pot = PotOfGoldQuery['potOfGold'];

type Props = { row: Pot['rows'][number]; pot: Pot; isOwn: boolean };

/** Vacation units stand with the total, and who qualifies below the name. */
const { vacation: _, isQualified: __, ...potColumns } = potRowFigures;

type Name = keyof typeof potColumns;

/** Their names, in their order. */
export const potNames = Object.keys(potColumns) as Name[];

/** One person's spiff; every number opens the deals that make it. */
export function PotRow({ row, pot, isOwn }: Props) {
  const { totalSold, vacation, usedSold, earned, total } = row;
  const cells: Record<Name, ReactNode> = {
    totalSold: (
      // A box of its own: the whole cell is a button only where nothing else stands in it.
      <Box sx={{ ...soldLook, pt: { xs: vacation > 0 ? 1 : 0, sm: 0 } }}>
        <DrillDownNumber
          amount={totalSold}
          text={formatUnits(totalSold)}
          drillDown={behindPot('totalSold', row, pot)}
        />
        {vacation > 0 && (
          <Box component="span" sx={vacationLook}>
            {formatUnits(vacation)} {potRowFigures.vacation.label}
          </Box>
        )}
      </Box>
    ),
    usedSold: (
      <DrillDownNumber
        amount={usedSold}
        text={formatUnits(usedSold)}
        drillDown={behindPot('usedSold', row, pot)}
      />
    ),
    earned: (
      <DrillDownNumber amount={earned} text={formatPaid(earned)} drillDown={behindPot('earned', row, pot)} />
    ),
    isFastStart: (
      <DrillDownNumber
        amount={row.isFastStart ? 1 : 0}
        text={row.isFastStart ? `${potRule.fastStartPercent}%` : '–'}
        drillDown={behindPot('isFastStart', row, pot)}
      />
    ),
    total: (
      <DrillDownNumber amount={total} text={formatPaid(total)} drillDown={behindPot('total', row, pot)} />
    ),
  };
  return (
    <PersonRow row={row} isOwn={isOwn}>
      {potNames.map(name => (
        <td key={name} {...(name === 'total' && { 'data-total': true })}>
          {cells[name]}
        </td>
      ))}
    </PersonRow>
  );
}

const soldLook = { lineHeight: 1.25, '& > button': extendTapTarget([15, 3, 15, 24]) } as const;

const vacationLook = { display: 'block', typography: 'caption', color: 'text.secondary' } as const;
