import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { HeaderCell } from '../../../components/headers/HeaderCell';
import { printTableStyles } from '../../../components/reportTables/reportTable.styles';
import { framedStyles } from '../../../components/styles/framed.styles';
import { fullTapTargetStyles } from '../../../components/styles/tapTarget.styles';
import { createPersonHeader } from '../../../lib/format/header';
import { useViewer } from '../../../lib/viewer';
import { columnWidths, potFrame, potRows } from '../potLook';
import { RaceRow } from './RaceRow';
import type { Race } from './race';
import { raceHeaders, whatIfHeader } from './raceHeaders';
import { asked, suppose, type WhatIf } from './supposed';
import { WhatIfLine } from './WhatIfLine';

type Props = { race: Race; whatIf: WhatIf; change: (whatIf: WhatIf) => void };

/** A row per person, and below it the line in which more is supposed of them. */
export function RaceTable({ race, whatIf, change }: Props) {
  const viewer = useViewer();
  const isSupposing = asked(whatIf).length > 0;
  return (
    <Box sx={[potFrame, frameOfCards]}>
      <Box component="table" aria-label="Race" sx={look}>
        <thead>
          <tr>
            <HeaderCell header={createPersonHeader('Salesperson')} />
            {Object.values(raceHeaders).map(header => (
              <HeaderCell key={header.label} header={header} />
            ))}
            <HeaderCell header={whatIfHeader} data-act />
          </tr>
        </thead>
        <tbody>
          {race.rows.map(row => {
            const { id, name } = row.person;
            const supposed = whatIf.get(id);
            const use = (cars: 'new' | 'used', units: number) => change(suppose(whatIf, id, cars, units));
            return (
              <Fragment key={id}>
                <RaceRow
                  row={row}
                  race={race}
                  isOwn={id === viewer.id}
                  isSupposing={isSupposing}
                  addUsed={() => use('used', (supposed?.used ?? 0) + 1)}
                />
                {supposed && (
                  <tr data-what-if ref={scrollAboveBanner}>
                    <td colSpan={9}>
                      <WhatIfLine name={name} supposed={supposed} change={use} />
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

/** What was pressed, and what opens below it, stay in sight above the banner. */
const scrollAboveBanner = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' });

// Each width adds up to 100 %, so that the line below a row reaches no further than its columns.
const widths = columnWidths({
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

const narrow = '@media screen and (max-width: 899.95px)';

const frameOfCards = { [narrow]: { border: 0, bgcolor: 'transparent' } } as const;

/** On a phone and a tablet a person is a card of three lines: the name, how far they are, and what that pays, each under its head. */
const cards = {
  [narrow]: {
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
    // As high with what opens as without, so that nothing moves once something is supposed.
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
    '& [data-act] button': { minHeight: 44, textAlign: 'right' },
  },
} as const;

/** Below the name, a bar as long as the way to qualify: what is sold, and lighter what this pace adds. */
const barToQualify = {
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

const { '@media print': _printedLast, ...rows } = potRows;

const look = {
  ...rows,
  ...widths,
  ...barToQualify,
  '& [data-pace]': { whiteSpace: { md: 'nowrap' } },
  '& thead [data-act]': { textAlign: { md: 'center' } },
  ...cards,
  // The height of the banner with its text on four lines.
  '& tr[data-what-if]': { scrollMarginBottom: { xs: 124, sm: 76 } },
  '& tbody tr[data-what-if] td': { px: { xs: 1, sm: 1.5 }, py: 1, borderTop: 0, bgcolor: 'ground.sunken' },
  '@media print': {
    ...printTableStyles,
    '& thead th': { ...printTableStyles['& thead th'], whiteSpace: 'normal' },
    '& [data-act], & tr[data-what-if]': { display: 'none' },
  },
};
