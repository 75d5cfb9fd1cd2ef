import Box from '@mui/material/Box';
import { Money } from '../../../components/deals/Money';
import { TeamTag } from '../../../components/deals/TeamTag';
import type { ClosingFiguresFragment } from '../../../generated/graphql';
import { money, paid } from '../../../lib/values/money';
import { units } from '../../../lib/values/units';
import { PAID_ARE_ROWS } from './closingWords';
import { figureTable } from './figureTable';

type Props = { figures: ClosingFiguresFragment };

type Figure = 'newUnits' | 'usedUnits' | 'units' | 'vacation' | 'frontGross' | 'spiff';

/** What each person is paid by, and the sum of the rows; a phone shows units and spiff. */
export function PeopleFigures({ figures: { people, totalSpiff } }: Props) {
  const sumOf = (figure: Figure) => people.reduce((sum, person) => sum + person[figure], 0);
  const isOff = money(sumOf('spiff')) !== money(totalSpiff);
  return (
    <>
      <Box component="table" aria-label="Figures of people" sx={figureTable}>
        <thead>
          <tr>
            <th>Name</th>
            <th data-is-wide>New</th>
            <th data-is-wide>Used</th>
            <th>Units</th>
            <th>Vacation</th>
            <th data-is-wide>Front gross</th>
            <th>Total Spiff</th>
          </tr>
        </thead>
        <tbody>
          {people.map(
            ({ id, name, team, newUnits, usedUnits, units: credited, vacation, frontGross, spiff }) => (
              <tr key={id}>
                <th scope="row">
                  <TeamTag team={team}>{name}</TeamTag>
                </th>
                <td data-is-wide>{units(newUnits)}</td>
                <td data-is-wide>{units(usedUnits)}</td>
                <td>{units(credited)}</td>
                <td>{units(vacation)}</td>
                <td data-is-wide>
                  <Money amount={frontGross} />
                </td>
                <td>{paid(spiff)}</td>
              </tr>
            ),
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Sum of the rows</th>
            <td data-is-wide>{units(sumOf('newUnits'))}</td>
            <td data-is-wide>{units(sumOf('usedUnits'))}</td>
            <td>{units(sumOf('units'))}</td>
            <td>{units(sumOf('vacation'))}</td>
            <td data-is-wide>
              <Money amount={sumOf('frontGross')} />
            </td>
            <td>{paid(sumOf('spiff'))}</td>
          </tr>
        </tfoot>
      </Box>
      {isOff && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{PAID_ARE_ROWS}</Box>}
    </>
  );
}
