import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Money } from '../../components/deals/DealValues';
import { TeamTag } from '../../components/deals/tags';
import { HeaderCell } from '../../components/headers/HeaderCell';
import { StatBox, SummaryBar } from '../../components/lists/SummaryBar';
import { closedPersonFigures } from '../../generated/rules/closedPersonFigures';
import { closedStoreFigures } from '../../generated/rules/closedStoreFigures';
import { listFigureNames } from '../../lib/format/figures';
import { createPersonHeader } from '../../lib/format/header';
import { formatMoney, formatPaid } from '../../lib/format/money';
import { formatUnits } from '../../lib/format/numbers';
import { ClosingDifferences } from './ClosingDifferences';
import type { ClosingDifferenceFieldsFragment, ClosingFiguresFragment } from './closing.generated';
import { formatFigure, SPIFF_ROUNDING_MESSAGE } from './closing.labels';
import { figureTableStyles } from './closingTable.styles';

export function MonthFigures({ figures }: { figures: ClosingFiguresFragment }) {
  return (
    <>
      <MonthSection title="Store">
        <StoreFigures figures={figures} />
      </MonthSection>
      <MonthSection title="People">
        <PeopleFigures figures={figures} />
      </MonthSection>
    </>
  );
}

/** Shows the differences from the previous closing. Renders nothing for the first closing of a month. */
export function MonthDifferences({ differences }: { differences: ClosingDifferenceFieldsFragment | null }) {
  if (!differences) return null;
  return (
    <MonthSection title="Changes since the previous closing">
      <ClosingDifferences differences={differences} />
    </MonthSection>
  );
}

export function MonthSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography variant="h2">{title}</Typography>
      {children}
    </Box>
  );
}

type PeopleFiguresProps = { figures: ClosingFiguresFragment };

type PersonFigureName = keyof typeof closedPersonFigures;

const personFigureNames = listFigureNames(closedPersonFigures);

const isHiddenOnPhone = (name: PersonFigureName): boolean =>
  ['newUnits', 'usedUnits', 'frontGross'].includes(name);

/**
 * Shows the figures that determine each person's pay, and the sum of each figure. A phone shows only units
 * and spiff.
 */
export function PeopleFigures({ figures: { people, totalSpiff } }: PeopleFiguresProps) {
  const sumFigure = (name: PersonFigureName) => people.reduce((sum, person) => sum + person[name], 0);
  const isRoundedDifferently = formatMoney(sumFigure('spiff')) !== formatMoney(totalSpiff);
  return (
    <>
      <Box component="table" aria-label="People figures" sx={figureTableStyles}>
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
            <th scope="row">Total of these rows</th>
            <PersonFigureCells getAmount={sumFigure} />
          </tr>
        </tfoot>
      </Box>
      {isRoundedDifferently && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{SPIFF_ROUNDING_MESSAGE}</Box>
      )}
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

const { certifiedUnits: _shownInUsedUnitsNote, ...boxFigures } = closedStoreFigures;

/** Shows the store's totals of the figures that determine pay, in two rows of four if there is room. */
export function StoreFigures({ figures }: { figures: ClosingFiguresFragment }) {
  const certifiedNote = `including ${formatUnits(figures.certifiedUnits)} certified`;
  return (
    <Box sx={fourColumnStyles}>
      <SummaryBar label="Store figures">
        {listFigureNames(boxFigures).map(name => (
          <StatBox
            key={name}
            header={boxFigures[name]}
            figure={formatFigure(name, figures[name])}
            note={name === 'usedUnits' ? certifiedNote : undefined}
          />
        ))}
      </SummaryBar>
    </Box>
  );
}

const fourColumnStyles = {
  '& section > dl': { gridTemplateColumns: { sm: 'repeat(4, minmax(0, 1fr))' } },
} as const;
