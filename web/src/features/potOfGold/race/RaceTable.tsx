import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { tableLook } from '../../../components/board/boardLook';
import { namesAbove } from '../../../components/board/sectionTable';
import { useViewer } from '../../../lib/viewer';
import { phoneColumns, potFrame, potRows } from '../potLook';
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

// On a phone the names stand above, and what stands in the table or the figures is left out.
const phoneWidths = { 3: '14%', 4: '14%', 5: '17%', 6: '24%', 7: '19%', 9: '12%' };

const look = {
  ...potRows,
  ...phoneColumns(phoneWidths),
  '& [data-desk]': { display: { xs: 'none', sm: 'table-cell' } },
  '& thead [data-act]': { width: { sm: 84 }, textAlign: 'center' },
  ...namesAbove,
  '& tbody tr[data-what-if] td': { px: { xs: 1, sm: 1.5 }, py: 1, borderTop: 0, bgcolor: 'ground.sunken' },
  '@media print': {
    ...tableLook['@media print'],
    '& [data-act], & tr[data-what-if]': { display: 'none' },
  },
};
