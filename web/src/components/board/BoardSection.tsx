import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { Fragment, type ReactNode, useId } from 'react';
import { personHeader } from '../../lib/values/header';
import { units } from '../../lib/values/units';
import { OwnMark } from '../deals/OwnMark';
import { teamId } from '../deals/TeamTag';
import { HeaderCell } from '../headers/HeaderCell';
import { figureInText } from '../look/pressed';
import { BoardCells } from './BoardCells';
import type { BoardColumn, BoardRow, Counted, Explain, TeamSection } from './board';
import { sectionLook, tableFrame } from './boardLook';
import { DealsFigure } from './DealsFigure';
import { sectionTable } from './sectionTable';

type Props<Figures, Name> = {
  section: TeamSection<Figures>;
  columns: readonly BoardColumn<Figures, Name>[];
  explain: Explain<Name>;
  /** Whose row is marked: the viewer's own. */
  viewerId: number;
  /** A picture under a name. */
  underName?: (row: BoardRow<Figures>) => ReactNode;
  /** A line below the figures of a person or, without a row, of the team; null is none. */
  below?: (figures: Figures, row?: BoardRow<Figures>) => ReactNode;
};

/** One team's people with their figures, and "Team Total:" (tick-sheet.md, Sections). */
export function BoardSection<Figures extends Counted, Name>(props: Props<Figures, Name>) {
  const { section, columns, explain, viewerId, underName, below } = props;
  const width = columns.length + 1;
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={sectionLook}>
      <Box component="h2" id={titleId} sx={{ ...titleLook, ...tintOf(section.team) }}>
        {section.name}
        <Box component="span" sx={{ fontWeight: 500, color: 'text.primary' }}>
          {/* "- No Sales Manager": the dash is read, and not drawn. */}
          {section.title.startsWith('- ') && <span style={visuallyHidden}>- </span>}
          {section.title.replace(/^- /, '')}
        </Box>
      </Box>
      <Box sx={tableFrame}>
        <Box component="table" sx={sectionTable} aria-labelledby={titleId}>
          <ColumnHeads columns={columns} />
          <tbody>
            {section.rows.map(row => (
              <Fragment key={row.person.id}>
                <tr {...(row.person.id === viewerId && { 'data-own': true })}>
                  <th scope="row">
                    <Box component="span" data-name sx={{ display: 'block' }}>
                      <span>
                        {row.person.name}
                        {row.person.id === viewerId && <OwnMark />}
                      </span>
                      {underName?.(row)}
                    </Box>
                  </th>
                  <BoardCells
                    figures={row}
                    columns={columns}
                    explain={explain}
                    whose={row.person.name}
                    ids={[row.person.id]}
                    row={row}
                  />
                </tr>
                <Below width={width}>{below?.(row, row)}</Below>
              </Fragment>
            ))}
            {section.rows.length === 0 && (
              <tr>
                <td colSpan={width} data-text>
                  Nobody is in this team yet.
                </td>
              </tr>
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                <span data-name>Team Total:</span>
              </th>
              <BoardCells
                figures={section.total}
                columns={columns}
                explain={explain}
                whose={section.name}
                ids={idsOf(section)}
              />
            </tr>
            <Below width={width}>{below?.(section.total)}</Below>
          </tfoot>
        </Box>
      </Box>
      <Unclassified section={section} columns={columns} explain={explain} />
    </Box>
  );
}

/** A line of its own across the table, part of the row above it. */
function Below({ width, children }: { width: number; children: ReactNode }) {
  if (!children) return null;
  return (
    <tr data-below>
      <td colSpan={width}>{children}</td>
    </tr>
  );
}

function ColumnHeads<Figures, Name>({ columns }: Pick<Props<Figures, Name>, 'columns'>) {
  return (
    <thead>
      <tr>
        <HeaderCell header={personHeader('Name')} />
        {columns.map(({ header, isWide }) => (
          <HeaderCell key={header.head} header={header} data-wide={isWide} />
        ))}
      </tr>
    </thead>
  );
}

/** Said where it is so: units that are in the total alone (rules.md, A deal, "Car class"). */
function Unclassified<Figures extends Counted, Name>({
  section,
  columns,
  explain,
}: Omit<Props<Figures, Name>, 'viewerId'>) {
  const total = columns.find(({ isTotal }) => isTotal);
  const amount = section.total.unclassified;
  if (amount === 0 || !total) return null;
  return (
    <Box component="p" sx={[unclassifiedLook, figureInText]}>
      {`* ${total.header.head} counts `}
      <DealsFigure
        amount={amount}
        text={units(amount)}
        drillDown={{
          title: `${section.name} – without a car type`,
          explained: explain('UNCLASSIFIED', idsOf(section)),
        }}
      />
      {' without a car type: neither New nor Used.'}
    </Box>
  );
}

const idsOf = ({ rows }: { rows: readonly { person: { id: number } }[] }) =>
  rows.map(({ person }) => person.id);

function tintOf(team: number) {
  const id = teamId(team);
  return { bgcolor: `team.${id}.tint`, color: `team.${id}.text` };
}

const titleLook = {
  m: 0,
  px: { xs: 1, sm: 1.5 },
  py: 0.75,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
  typography: 'h2',
  fontSize: { xs: '1.0625rem', xl: '1.375rem' },
  '@media print': { p: 0, pb: 0.25, fontSize: '11pt' },
} as const;

const unclassifiedLook = { m: 0, px: 1.5, py: 0.75, typography: 'caption', color: 'text.secondary' } as const;
