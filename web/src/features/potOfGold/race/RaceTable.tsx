import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { tableLook } from '../../../components/board/boardLook';
import { namesAbove } from '../../../components/board/sectionTable';
import { useViewer } from '../../../lib/viewer';
import { columnWidths, potFrame, potRows } from '../potLook';
import { RaceRow } from './RaceRow';
import type { Race } from './race';
import { asked, suppose, type WhatIf } from './supposed';
import { WhatIfLine } from './WhatIfLine';

type Props = { race: Race; whatIf: WhatIf; change: (whatIf: WhatIf) => void };

/** A row per person, and below it the line in which more is supposed of them. */
export function RaceTable({ race, whatIf, change }: Props) {
  const viewer = useViewer();
  const isSupposing = asked(whatIf).length > 0;
  return (
    <Box sx={potFrame}>
      <Box component="table" aria-label="Race" sx={look}>
        <thead>
          <tr>
            <th scope="col">Salesperson</th>
            <th scope="col" data-desk>
              Total Sold
            </th>
            <th scope="col">To 12</th>
            <th scope="col">Used Sold</th>
            <th scope="col">Fast Start</th>
            <th scope="col">Total Spiff</th>
            <th scope="col">One more used</th>
            <th scope="col" data-desk>
              At this pace
            </th>
            <th scope="col" data-act>
              What if
            </th>
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
                  <tr data-what-if>
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

// On a phone the names stand above; there and on a tablet is left out what stands in the table or the figures. Each width
// adds up to 100 %, so that the line below a row reaches no further than its columns.
const widths = columnWidths({
  1: { sm: '22%', md: '20%', print: '21%' },
  2: { md: '9%', print: '9%' },
  3: { xs: '13%', sm: '9%', md: '8%', print: '8%' },
  4: { xs: '13%', sm: '10%', md: '9%', print: '9%' },
  5: { xs: '16%', sm: '12%', md: '9%', print: '10%' },
  6: { xs: '24%', sm: '17%', md: '11%', print: '12%' },
  7: { xs: '22%', sm: '19%', md: '12%', print: '12%' },
  8: { md: '16%', print: '19%' },
  9: { xs: '12%', sm: '11%', md: '6%' },
});

const look = {
  ...potRows,
  ...widths,
  '& [data-desk]': {
    display: { xs: 'none', md: 'table-cell' },
    whiteSpace: 'nowrap',
    '@media print': { display: 'table-cell' },
  },
  '& thead [data-act]': { textAlign: 'center' },
  ...namesAbove,
  '& tbody tr[data-what-if] td': { px: { xs: 1, sm: 1.5 }, py: 1, borderTop: 0, bgcolor: 'ground.sunken' },
  '@media print': {
    ...tableLook['@media print'],
    '& thead th': { ...tableLook['@media print']['& thead th'], whiteSpace: 'normal' },
    '& [data-act], & tr[data-what-if]': { display: 'none' },
  },
};
