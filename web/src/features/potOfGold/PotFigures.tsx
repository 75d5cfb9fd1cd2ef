import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { DrillDownNumber } from '../../components/reportTables/DrillDownNumber';
import { largeFiguresStyles, largePanelStyles } from '../../components/reportTables/largeFigures.styles';
import { potFigures } from '../../generated/rules/potFigures';
import type { PotFigure } from '../../generated/types';
import { type Header, toHeaderAttributes } from '../../lib/format/header';
import { formatMoney } from '../../lib/format/money';
import { PotInput } from './PotInput';
import type { PotOfGoldData } from './PotRow';

type Props = { month: string; pot: PotOfGoldData; refetch: () => Promise<unknown> };

/**
 * Renders the pot, the spiff for a used car and the total paid. Fast starts can raise the total above the
 * pot.
 */
export function PotFigures({ month, pot, refetch }: Props) {
  const buildDrillDown = (figure: PotFigure) => ({
    title: 'Used cars of those who qualify',
    explained: { potOfGold: { month, figure } },
  });
  return (
    <Box component="section" aria-label="The pot" sx={largePanelStyles}>
      <Box component="dl" sx={figuresStyles}>
        <Figure header={potFigures.pot}>
          {pot.canEditPot ? (
            <>
              <PotInput month={month} storedPot={pot.pot} refetch={refetch} />
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
            drillDown={buildDrillDown('SPIFF_PER_USED_CAR')}
          />
        </Figure>
        <Figure header={potFigures.totalPaid}>
          <DrillDownNumber
            amount={pot.totalPaid}
            text={formatMoney(pot.totalPaid)}
            drillDown={buildDrillDown('TOTAL_PAID')}
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

// On a phone the pot, which has an input, is on a separate line.
const figuresStyles = {
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
