import Box from '@mui/material/Box';
import { Money } from '../../../components/deals/Money';
import { TeamTag } from '../../../components/deals/TeamTag';
import { HeaderCell } from '../../../components/headers/HeaderCell';
import { closedPersonFigures } from '../../../generated/rules/closedPersonFigures';
import { listFigureNames } from '../../../lib/values/figure';
import { createPersonHeader } from '../../../lib/values/header';
import { formatMoney, formatPaid } from '../../../lib/values/money';
import type { ClosingFiguresFragment } from './closing.generated';
import { formatFigure, SPIFF_ROUNDING_MESSAGE } from './closingWords';
import { figureTableStyles } from './figureTable';

type PeopleFiguresProps = { figures: ClosingFiguresFragment };

type PersonFigureName = keyof typeof closedPersonFigures;

const personFigureNames = listFigureNames(closedPersonFigures);

const isHiddenOnPhone = (name: PersonFigureName): boolean => ['newUnits', 'usedUnits', 'frontGross'].includes(name);

/** Shows the figures that each person is paid by, and their sums; a phone shows only units and spiff. */
export function PeopleFigures({ figures: { people, totalSpiff } }: PeopleFiguresProps) {
  const sumFigure = (name: PersonFigureName) => people.reduce((sum, person) => sum + person[name], 0);
  const isRoundedDifferently = formatMoney(sumFigure('spiff')) !== formatMoney(totalSpiff);
  return (
    <>
      <Box component="table" aria-label="Figures of people" sx={figureTableStyles}>
        <thead>
          <tr>
            <HeaderCell header={createPersonHeader('Name')} />
            {personFigureNames.map(name => (
              <HeaderCell
                key={name}
                header={closedPersonFigures[name]}
                data-is-wide={isHiddenOnPhone(name) || undefined}
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
              <PersonFigureCells getAmount={name => person[name]} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Sum of the rows</th>
            <PersonFigureCells getAmount={sumFigure} />
          </tr>
        </tfoot>
      </Box>
      {isRoundedDifferently && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{SPIFF_ROUNDING_MESSAGE}</Box>}
    </>
  );
}

function PersonFigureCells({ getAmount }: { getAmount: (name: PersonFigureName) => number }) {
  return personFigureNames.map(name => (
    <td key={name} data-is-wide={isHiddenOnPhone(name) || undefined}>
      {name === 'spiff' ? (
        formatPaid(getAmount(name))
      ) : name === 'frontGross' ? (
        <Money amount={getAmount(name)} />
      ) : (
        formatFigure(name, getAmount(name))
      )}
    </td>
  ));
}
