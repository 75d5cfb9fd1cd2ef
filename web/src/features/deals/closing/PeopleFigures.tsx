import Box from '@mui/material/Box';
import { Money } from '../../../components/deals/Money';
import { TeamTag } from '../../../components/deals/TeamTag';
import type { ClosingFiguresFragment } from '../../../generated/graphql';
import { units } from '../../../lib/values/units';

type Props = {
  people: ClosingFiguresFragment['people'];
  teamOf?: (person: number) => number;
};

/** What each person is paid by; a phone shows units and spiff. */
export function PeopleFigures({ people, teamOf }: Props) {
  return (
    <Box component="table" aria-label="Figures of people" sx={table}>
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
        {people.map(({ id, name, newUnits, usedUnits, units: credited, vacation, frontGross, spiff }) => (
          <tr key={id}>
            <th scope="row">{teamOf ? <TeamTag team={teamOf(id)}>{name}</TeamTag> : name}</th>
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
        ))}
      </tbody>
    </Box>
  );
}

const table = {
  borderCollapse: 'collapse',
  width: '100%',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    px: { xs: 0.5, sm: 1 },
    py: 0.75,
    borderBottom: 1,
    borderColor: 'divider',
    textAlign: 'right',
  },
  '& th:first-of-type': { textAlign: 'left' },
  '& thead th': { fontWeight: 600, color: 'text.secondary' },
  '& tbody th': { fontWeight: 'inherit', maxWidth: { xs: 140, sm: 'none' } },
  '& tr': { breakInside: 'avoid' },
  '& [data-is-wide]': { display: { xs: 'none', sm: 'table-cell' } },
} as const;
