import Box from '@mui/material/Box';
import type { CSSProperties } from 'react';
import { AddIcon } from '../../../components/icons/icons';
import { DrillDownNumber } from '../../../components/reportTables/DrillDownNumber';
import { figureAttributes } from '../../../components/reportTables/rovingTabIndex';
import { potRule } from '../../../generated/rules/potRule';
import type { FigureDrillDown } from '../../../lib/dialogs/drillDown';
import { formatMoney, formatPaid } from '../../../lib/format/money';
import { formatShortUnits, formatUnits, formatWithSign } from '../../../lib/format/numbers';
import { PersonRow } from '../PersonRow';
import { buildPotDrillDown } from '../potDrillDown';
import type { PotRaceData } from './whatIf';

type RaceRowData = PotRaceData['rows'][number];
type Props = {
  row: RaceRowData;
  race: PotRaceData;
  isOwn: boolean;
  /**
   * True if the figures include units of the what-if. These figures have no drill-down, because the
   * drill-down would list only the recorded deals.
   */
  hasWhatIf: boolean;
  onAddUsed: () => void;
};

/** Renders the progress of a person, and what the person gains with one more used car. */
export function RaceRow({ row, race, isOwn, hasWhatIf, onAddUsed }: Props) {
  const { person, totalSold, unitsToQualify, usedSold, total, gainOfOneMoreUsed: gain, atPace } = row;
  const hideInWhatIf = (drillDown: FigureDrillDown) => (hasWhatIf ? undefined : drillDown);
  return (
    <PersonRow row={row} isOwn={isOwn} style={getBarLengths(row)}>
      <td data-head="Total Sold">
        <DrillDownNumber
          amount={totalSold}
          text={formatUnits(totalSold)}
          drillDown={hideInWhatIf(buildPotDrillDown('totalSold', row, race))}
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
          drillDown={hideInWhatIf(buildPotDrillDown('usedSold', row, race))}
        />
      </td>
      <td data-head="Fast Start">
        <DrillDownNumber
          amount={row.isFastStart || race.fastStartDaysLeft > 0 ? 1 : 0}
          text={formatFastStart(row, race.fastStartDaysLeft)}
          drillDown={row.isFastStart ? hideInWhatIf(buildPotDrillDown('isFastStart', row, race)) : undefined}
        />
      </td>
      <td data-total data-head="Total Spiff">
        {hasWhatIf && row.change !== 0 ? (
          <Box sx={{ lineHeight: 1.15 }}>
            {formatPaid(total)}
            <Box component="span" sx={changeStyles}>
              {formatWithSign(row.change, formatMoney)}
            </Box>
          </Box>
        ) : (
          <DrillDownNumber
            amount={total}
            text={formatPaid(total)}
            drillDown={hideInWhatIf(buildPotDrillDown('total', row, race))}
          />
        )}
      </td>
      <td
        data-head="One more used"
        title={`The spiff per used car would be ${formatMoney(row.spiffPerUsedCarThen)} for everyone.`}
      >
        <DrillDownNumber amount={gain} text={formatGain(row)} />
      </td>
      <td data-pace data-head="At this pace">
        {formatUnits(atPace.totalSold)}
        <Box component="span" sx={{ ml: 1, color: atPace.total === 0 ? 'faint.text' : 'text.secondary' }}>
          {formatPaid(atPace.total)}
        </Box>
      </td>
      <td data-action>
        <Box
          component="button"
          type="button"
          {...figureAttributes}
          aria-label={`What if ${person.name} delivers one more used car`}
          onClick={onAddUsed}
          sx={addButtonStyles}
        >
          <AddIcon aria-hidden="true" sx={{ fontSize: '1.25rem' }} />
        </Box>
      </td>
    </PersonRow>
  );
}

/**
 * Returns the lengths of the bar below the name: the units sold, and the units at the end of the month at
 * this pace.
 */
const getBarLengths = ({ totalSold, atPace }: RaceRowData) =>
  ({
    '--sold': toProgressPercent(totalSold),
    '--pace': toProgressPercent(atPace.totalSold),
  }) as CSSProperties;

const toProgressPercent = (units: number): string =>
  `${Math.min(100, (100 * units) / potRule.qualifyingUnits)}%`;

function formatFastStart({ isFastStart, usedToFastStart }: RaceRowData, daysLeft: number): string {
  if (isFastStart) return `${potRule.fastStartPercent}%`;
  return daysLeft > 0 ? `${formatUnits(usedToFastStart)} to go` : '–';
}

/**
 * Formats the gain from one more used unit. If the person would still not qualify, formats the progress
 * instead, such as "10 of 12".
 */
function formatGain({ totalSold, unitsToQualify, gainOfOneMoreUsed: gain }: RaceRowData): string {
  return gain === 0 && unitsToQualify > 1
    ? `${formatShortUnits(totalSold + 1)} of ${potRule.qualifyingUnits}`
    : gain === 0
      ? '–'
      : formatWithSign(gain, formatMoney);
}

const changeStyles = { display: 'block', typography: 'caption', lineHeight: 1.15, fontWeight: 600 } as const;

const addButtonStyles = {
  border: 0,
  bgcolor: 'transparent',
  color: 'primary.main',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'accent.soft' },
} as const;
