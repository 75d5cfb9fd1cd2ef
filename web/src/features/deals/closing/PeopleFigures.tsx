import Box from '@mui/material/Box';
import { Money } from '../../../components/deals/Money';
import { TeamTag } from '../../../components/deals/TeamTag';
import type { ClosingFiguresFragment } from '../../../generated/graphql';
import { units } from '../../../lib/values/units';
import { figureTable } from './figureTable';

type Props = { people: ClosingFiguresFragment['people'] };

/** What each person is paid by; a phone shows units and spiff. */
export function PeopleFigures({ people }: Props) {
  return (
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
              <td>
                <Money amount={spiff} />
              </td>
            </tr>
          ),
        )}
      </tbody>
    </Box>
  );
}
