import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { DrillDownNumber } from '../../components/reportTables/DrillDownNumber';
import { largeFiguresStyles, largePanelStyles } from '../../components/reportTables/largeFigures.styles';
import { potFigures } from '../../generated/rules/potFigures';
import type { PotFigure } from '../../generated/types';
import { type Header, toHeaderAttributes } from '../../lib/format/header';
import { formatMoney } from '../../lib/format/money';
import { PotInput } from './PotInput';
import type { Pot } from './PotRow';

type Props = { month: string; pot: Pot; readAgain: () => Promise<unknown> };

/** The pot, what a used car is worth, and what is paid in all, which fast starts may lift over the pot. */
export function PotFigures({ month, pot, readAgain }: Props) {
  const paidFor = (figure: PotFigure) => ({
    title: 'Used cars of those who qualify',
    explained: { potOfGold: { month, figure } },
  });
  return (
    <Box component="section" aria-label="The pot" sx={largePanelStyles}>
      <Box component="dl" sx={figures}>
        <Figure header={potFigures.pot}>
          {pot.canEditPot ? (
            <>
              <PotInput month={month} stored={pot.pot} readAgain={readAgain} />
              <Box component="span" sx={{ display: 'none', displayPrint: 'inline' }}>
                {formatMoney(pot.pot)}
              </Box>
            </>
          ) : (
            formatMoney(pot.pot)
          )}
        </Figure>
        <Figure header={potFigures.spiffPerUsedCar}>
          <DrillDownNumber
            amount={pot.spiffPerUsedCar}
            text={formatMoney(pot.spiffPerUsedCar)}
            drillDown={paidFor('SPIFF_PER_USED_CAR')}
          />
        </Figure>
        <Figure header={potFigures.totalPaid}>
          <DrillDownNumber
            amount={pot.totalPaid}
            text={formatMoney(pot.totalPaid)}
            drillDown={paidFor('TOTAL_PAID')}
          />
        </Figure>
      </Box>
      {pot.totalPaid > pot.pot && (
        <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
          The spiffs are more than the pot: fast starts earn half again.
        </Box>
      )}
    </Box>
  );
}

// On a phone the pot, which is typed, takes a line of its own.
const figures = {
  ...largeFiguresStyles,
  '& > :first-of-type': { flexBasis: { xs: '100%', sm: 'auto' } },
} as const;

function Figure({ header, children }: { header: Header; children: ReactNode }) {
  return (
    <div>
      <dt {...toHeaderAttributes(header)}>{header.label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
