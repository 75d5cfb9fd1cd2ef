import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { HeaderCell } from '../../../components/headers/HeaderCell';
import { printTableStyles } from '../../../components/reportTables/reportTable.styles';
import { framedStyles } from '../../../components/styles/framed.styles';
import { fullTapTargetStyles } from '../../../components/styles/tapTarget.styles';
import { createPersonHeader } from '../../../lib/format/header';
import { useViewer } from '../../../lib/viewer';
import { buildColumnStyles, potFrameStyles, potRowsStyles } from '../potTable.styles';
import { RaceRow } from './RaceRow';
import { raceHeaders, whatIfHeader } from './raceHeaders';
import { WhatIfLine } from './WhatIfLine';
import { type PotRaceData, setWhatIfUnits, toWhatIfVariable, type WhatIf } from './whatIf';

type Props = { race: PotRaceData; whatIf: WhatIf; onChange: (whatIf: WhatIf) => void };

/**
 * Renders a row for each person. Below an opened row, renders the row for the person's units of the what-if.
 */
export function RaceTable({ race, whatIf, onChange }: Props) {
  const viewer = useViewer();
  const hasWhatIf = toWhatIfVariable(whatIf).length > 0;
  return (
    <Box sx={[potFrameStyles, cardFrameStyles]}>
      <Box component="table" aria-label="Race" sx={tableStyles}>
        <thead>
          <tr>
            <HeaderCell header={createPersonHeader('Salesperson')} />
            {Object.values(raceHeaders).map(header => (
              <HeaderCell key={header.label} header={header} />
            ))}
            <HeaderCell header={whatIfHeader} data-action />
          </tr>
        </thead>
        <tbody>
          {race.rows.map(row => {
            const { id, name } = row.person;
            const whatIfUnits = whatIf.get(id);
            const changeUnits = (carType: 'new' | 'used', units: number) =>
              onChange(setWhatIfUnits(whatIf, id, carType, units));
            return (
              <Fragment key={id}>
                <RaceRow
                  row={row}
                  race={race}
                  isOwn={id === viewer.id}
                  hasWhatIf={hasWhatIf}
                  onAddUsed={() => changeUnits('used', (whatIfUnits?.used ?? 0) + 1)}
                />
                {whatIfUnits && (
                  <tr data-what-if ref={scrollAboveBanner}>
                    <td colSpan={9}>
                      <WhatIfLine name={name} whatIfUnits={whatIfUnits} onChange={changeUnits} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </Box>
    </Box>
  );
}

/** Keeps the row that opens, and the button above it, visible above the banner. */
const scrollAboveBanner = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' });

// The widths add up to 100 %, so that the row below does not extend beyond the columns.
const columnStyles = buildColumnStyles({
  1: { md: '20%', print: '21%' },
  2: { md: '9%', print: '9%' },
  3: { md: '8%', print: '8%' },
  4: { md: '9%', print: '9%' },
  5: { md: '9%', print: '10%' },
  6: { md: '11%', print: '12%' },
  7: { md: '12%', print: '12%' },
  8: { md: '16%', print: '19%' },
  9: { md: '6%' },
});

const NARROW_SCREEN = '@media screen and (max-width: 899.95px)';

const cardFrameStyles = { [NARROW_SCREEN]: { border: 0, bgcolor: 'transparent' } } as const;

/**
 * On a phone or a tablet, a person is a card of three lines: the name, the progress and the spiffs, each
 * figure below its label.
 */
const cardStyles = {
  [NARROW_SCREEN]: {
    bgcolor: 'transparent',
    '& thead': { display: 'none' },
    '& tbody': { display: 'grid', gap: 0.75 },
    '& tbody tr': { ...framedStyles, height: 'auto' },
    '& tr:not([data-what-if])': {
      display: 'grid',
      gridTemplateColumns: '1fr 1.25fr 1.15fr 0.8fr',
      px: 1,
      py: 0.5,
    },
    // Rows have the same height with and without buttons, so that no row moves when the drill-downs
    // disappear.
    '& tbody tr:not([data-what-if]) td': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'end',
      justifyContent: 'center',
      minHeight: 44,
      p: 0.25,
    },
    '& [data-head]::before': {
      content: 'attr(data-head)',
      typography: 'caption',
      lineHeight: 1.2,
      fontWeight: 400,
      color: 'text.secondary',
    },
    '& [data-head]': fullTapTargetStyles,
    '& [data-head] > button': { minHeight: 0, p: 0, width: 'auto' },
    '& tr:not([data-what-if]) > *': { border: 0, width: 'auto' },
    '& th:first-of-type': {
      position: 'relative',
      width: 'auto',
      gridColumn: '1 / -1',
      p: 0,
      pb: 1,
      boxShadow: 'none',
    },
    '& [data-name]': { display: 'flex', justifyContent: 'space-between' },
    '& tbody tr[data-own] th': { fontWeight: 700, boxShadow: 'none' },
    '& tbody tr[data-own]': { boxShadow: 'inset 3px 0 var(--sf-palette-primary-main)' },
    '& tr[data-what-if]': { display: 'block', mt: -1.5, borderTop: 0 },
    '& tr[data-what-if] td': { display: 'block' },
    '& [data-action] button': { minHeight: 44, textAlign: 'right' },
  },
} as const;

/**
 * The bar below the name shows the progress to qualification: the units sold, and in a lighter color the
 * units that this pace adds.
 */
const progressBarStyles = {
  '& tbody th[scope=row]::after': {
    content: '""',
    position: 'absolute',
    left: { xs: 0, md: 12 },
    right: { xs: 0, md: 12 },
    bottom: 3,
    height: '4px',
    borderRadius: '2px',
    background:
      'linear-gradient(to right, var(--sf-palette-primary-main) var(--sold), color-mix(in srgb, var(--sf-palette-primary-main) 40%, var(--sf-palette-background-paper)) var(--sold) var(--pace), var(--sf-palette-divider) var(--pace))',
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
  },
} as const;

const { '@media print': _printStyles, ...rowsStyles } = potRowsStyles;

const tableStyles = {
  ...rowsStyles,
  ...columnStyles,
  ...progressBarStyles,
  '& [data-pace]': { whiteSpace: { md: 'nowrap' } },
  '& thead [data-action]': { textAlign: { md: 'center' } },
  ...cardStyles,
  // Height of the banner with up to four lines of text.
  '& tr[data-what-if]': { scrollMarginBottom: { xs: 124, sm: 76 } },
  '& tbody tr[data-what-if] td': { px: { xs: 1, sm: 1.5 }, py: 1, borderTop: 0, bgcolor: 'ground.sunken' },
  '@media print': {
    ...printTableStyles,
    '& thead th': { ...printTableStyles['& thead th'], whiteSpace: 'normal' },
    '& [data-action], & tr[data-what-if]': { display: 'none' },
  },
};
