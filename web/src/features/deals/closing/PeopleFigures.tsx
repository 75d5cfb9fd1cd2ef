import Box from '@mui/material/Box';
import { Money } from '../../../components/deals/Money';
import { TeamTag } from '../../../components/deals/TeamTag';
import { HeaderCell } from '../../../components/headers/HeaderCell';
import { closedPersonFigures } from '../../../generated/rules/closedPersonFigures';
import { namesOf } from '../../../lib/values/figure';
import { personHeader } from '../../../lib/values/header';
import { money, paid } from '../../../lib/values/money';
import type { ClosingFiguresFragment } from './closing.generated';
import { amountWords, PAID_ARE_ROWS } from './closingWords';
import { figureTable } from './figureTable';

type Props = { figures: ClosingFiguresFragment };

type Name = keyof typeof closedPersonFigures;

const names = namesOf(closedPersonFigures);

/** A phone leaves these out. */
const isWide = (name: Name): boolean => ['newUnits', 'usedUnits', 'frontGross'].includes(name);

/** What each person is paid by, and the sum of the rows; a phone shows units and spiff. */
export function PeopleFigures({ figures: { people, totalSpiff } }: Props) {
  const sumOf = (name: Name) => people.reduce((sum, person) => sum + person[name], 0);
  const isOff = money(sumOf('spiff')) !== money(totalSpiff);
  return (
    <>
      <Box component="table" aria-label="Figures of people" sx={figureTable}>
        <thead>
          <tr>
            <HeaderCell header={personHeader('Name')} />
            {names.map(name => (
              <HeaderCell
                key={name}
                header={closedPersonFigures[name]}
                data-is-wide={isWide(name) || undefined}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(person => (
            <tr key={person.id}>
              <th scope="row">
                <TeamTag team={person.team}>{person.name}</TeamTag>
              </th>
              <Figures amountOf={name => person[name]} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Sum of the rows</th>
            <Figures amountOf={sumOf} />
          </tr>
        </tfoot>
      </Box>
      {isOff && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{PAID_ARE_ROWS}</Box>}
    </>
  );
}

function Figures({ amountOf }: { amountOf: (name: Name) => number }) {
  return names.map(name => (
    <td key={name} data-is-wide={isWide(name) || undefined}>
      {name === 'spiff' ? (
        paid(amountOf(name))
      ) : name === 'frontGross' ? (
        <Money amount={amountOf(name)} />
      ) : (
        amountWords(name, amountOf(name))
      )}
    </td>
  ));
}
