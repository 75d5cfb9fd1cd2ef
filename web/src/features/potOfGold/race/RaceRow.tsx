import Box from '@mui/material/Box';
import type { CSSProperties } from 'react';
import { AddIcon } from '../../../components/icons/icons';
import { DrillDownNumber } from '../../../components/reportTables/DrillDownNumber';
import { figureAttributes } from '../../../components/reportTables/rovingTabIndex';
import { potRule } from '../../../generated/rules/potRule';
import type { FigureDrillDown } from '../../../lib/dialogs/drillDown';
import { formatMoney, formatPaid } from '../../../lib/format/money';
import { formatShortUnits, formatUnits, formatWithSign } from '../../../lib/format/numbers';
import { behindPot } from '../behindPot';
import { PersonRow } from '../PersonRow';
import type { Race } from './race';

type Row = Race['rows'][number];
type Props = {
  row: Row;
  race: Race;
  isOwn: boolean;
  /** Then nothing opens: what could is what is recorded. */
  isSupposing: boolean;
  addUsed: () => void;
};

/** How far someone is, and what one more used car would bring. */
export function RaceRow({ row, race, isOwn, isSupposing, addUsed }: Props) {
  const { person, totalSold, unitsToQualify, usedSold, total, gainOfOneMoreUsed: gain, atPace } = row;
  const opening = (behind: FigureDrillDown) => (isSupposing ? undefined : behind);
  return (
    <PersonRow row={row} isOwn={isOwn} style={lengths(row)}>
      <td data-head="Total Sold">
        <DrillDownNumber
          amount={totalSold}
          text={formatUnits(totalSold)}
          drillDown={opening(behindPot('totalSold', row, race))}
        />
      </td>
      <td data-head={`To ${potRule.qualifyingUnits}`}>
        <DrillDownNumber
          amount={unitsToQualify}
          text={unitsToQualify === 0 ? '✓' : formatUnits(unitsToQualify)}
        />
      </td>
      <td data-head="Used Sold">
        <DrillDownNumber
          amount={usedSold}
          text={formatUnits(usedSold)}
          drillDown={opening(behindPot('usedSold', row, race))}
        />
      </td>
      <td data-head="Fast Start">
        <DrillDownNumber
          amount={row.isFastStart || race.fastStartDaysLeft > 0 ? 1 : 0}
          text={fastStartText(row, race.fastStartDaysLeft)}
          drillDown={row.isFastStart ? opening(behindPot('isFastStart', row, race)) : undefined}
        />
      </td>
      <td data-total data-head="Total Spiff">
        {isSupposing && row.change !== 0 ? (
          <Box sx={{ lineHeight: 1.15 }}>
            {formatPaid(total)}
            <Box component="span" sx={changed}>
              {formatWithSign(row.change, formatMoney)}
            </Box>
          </Box>
        ) : (
          <DrillDownNumber
            amount={total}
            text={formatPaid(total)}
            drillDown={opening(behindPot('total', row, race))}
          />
        )}
      </td>
      <td
        data-head="One more used"
        title={`The spiff per used car would be ${formatMoney(row.spiffPerUsedCarThen)} for all.`}
      >
        <DrillDownNumber amount={gain} text={leadsTo(row)} />
      </td>
      <td data-pace data-head="At this pace">
        {formatUnits(atPace.totalSold)}
        <Box component="span" sx={{ ml: 1, color: atPace.total === 0 ? 'faint.text' : 'text.secondary' }}>
          {formatPaid(atPace.total)}
        </Box>
      </td>
      <td data-act>
        <Box
          component="button"
          type="button"
          {...figureAttributes}
          aria-label={`If ${person.name} delivers one more used`}
          onClick={addUsed}
          sx={addLook}
        >
          <AddIcon aria-hidden="true" sx={{ fontSize: '1.25rem' }} />
        </Box>
      </td>
    </PersonRow>
  );
}

/** How far the bar below the name is filled, and how far the month leads at this pace. */
const lengths = ({ totalSold, atPace }: Row) =>
  ({ '--sold': towards(totalSold), '--pace': towards(atPace.totalSold) }) as CSSProperties;

const towards = (units: number): string => `${Math.min(100, (100 * units) / potRule.qualifyingUnits)}%`;

function fastStartText({ isFastStart, usedToFastStart }: Row, daysLeft: number): string {
  if (isFastStart) return `${potRule.fastStartPercent}%`;
  return daysLeft > 0 ? `${formatUnits(usedToFastStart)} to go` : '–';
}

/** What one more used unit brings; for who does not qualify with it, how far it leads. */
function leadsTo({ totalSold, unitsToQualify, gainOfOneMoreUsed: gain }: Row): string {
  return gain === 0 && unitsToQualify > 1
    ? `${formatShortUnits(totalSold + 1)} of ${potRule.qualifyingUnits}`
    : gain === 0
      ? '–'
      : formatWithSign(gain, formatMoney);
}

const changed = { display: 'block', typography: 'caption', lineHeight: 1.15, fontWeight: 600 } as const;

const addLook = {
  border: 0,
  bgcolor: 'transparent',
  color: 'primary.main',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'accent.soft' },
} as const;
