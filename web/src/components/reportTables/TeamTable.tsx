import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { Fragment, type ReactNode, useId } from 'react';
import { createPersonHeader } from '../../lib/format/header';
import { formatUnits } from '../../lib/format/numbers';
import { OwnNameTag, toTeamTagId } from '../deals/tags';
import { HeaderCell } from '../headers/HeaderCell';
import { inlineFigureStyles } from '../styles/tapTarget.styles';
import { DrillDownNumber } from './DrillDownNumber';
import { tableFrameStyles, teamCardStyles, teamTableStyles } from './reportTable.styles';
import type {
  TeamTableColumn,
  TeamTableRow,
  TeamTableSection,
  ToExplainedFigure,
  UnitTotals,
} from './teamTableColumns';

type Props<Figures, Name> = {
  section: TeamTableSection<Figures>;
  columns: readonly TeamTableColumn<Figures, Name>[];
  explain: ToExplainedFigure<Name>;
  /** The viewer, to highlight their own row. */
  viewerId: number;
  /** Renders a chart below the name of a person. */
  renderUnderName?: (row: TeamTableRow<Figures>) => ReactNode;
  /**
   * Renders a line below the figures of a person. Without `row`, renders the line below the figures of the
   * team. Returns null to render nothing.
   */
  renderBelow?: (figures: Figures, row?: TeamTableRow<Figures>) => ReactNode;
};

/** Renders the people of a team with their figures, and "Team Total:" (tick-sheet.md, Sections). */
export function TeamTable<Figures extends UnitTotals, Name>(props: Props<Figures, Name>) {
  const { section, columns, explain, viewerId, renderUnderName, renderBelow } = props;
  const width = columns.length + 1;
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={teamCardStyles}>
      <Box component="h2" id={titleId} sx={{ ...titleStyles, ...getTeamTint(section.team) }}>
        {section.name}
        <Box component="span" sx={{ fontWeight: 500, color: 'text.primary' }}>
          {/* The dash of "- No Sales Manager" is for screen readers only. */}
          {section.title.startsWith('- ') && <span style={visuallyHidden}>- </span>}
          {section.title.replace(/^- /, '')}
        </Box>
      </Box>
      <Box sx={tableFrameStyles}>
        <Box component="table" sx={teamTableStyles} aria-labelledby={titleId}>
          <TeamTableHeader columns={columns} />
          <tbody>
            {section.rows.map(row => (
              <Fragment key={row.person.id}>
                <tr {...(row.person.id === viewerId && { 'data-own': true })}>
                  <th scope="row">
                    <Box component="span" data-name sx={{ display: 'block' }}>
                      <span>
                        {row.person.name}
                        {row.person.id === viewerId && <OwnNameTag />}
                      </span>
                      {renderUnderName?.(row)}
                    </Box>
                  </th>
                  <TeamTableCells
                    figures={row}
                    columns={columns}
                    explain={explain}
                    subjectName={row.person.name}
                    employeeIds={[row.person.id]}
                    row={row}
                  />
                </tr>
                <RowBelow width={width}>{renderBelow?.(row, row)}</RowBelow>
              </Fragment>
            ))}
            {section.rows.length === 0 && (
              <tr>
                <td colSpan={width} data-text>
                  No one is on this team yet.
                </td>
              </tr>
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                <span data-name>Team Total:</span>
              </th>
              <TeamTableCells
                figures={section.total}
                columns={columns}
                explain={explain}
                subjectName={section.name}
                employeeIds={listEmployeeIds(section)}
              />
            </tr>
            <RowBelow width={width}>{renderBelow?.(section.total)}</RowBelow>
          </tfoot>
        </Box>
      </Box>
      <UnclassifiedNote section={section} columns={columns} explain={explain} />
    </Box>
  );
}

/** Renders an additional table row below the row to which it belongs, across all columns. */
function RowBelow({ width, children }: { width: number; children: ReactNode }) {
  if (!children) return null;
  return (
    <tr data-below>
      <td colSpan={width}>{children}</td>
    </tr>
  );
}

function TeamTableHeader<Figures, Name>({ columns }: Pick<Props<Figures, Name>, 'columns'>) {
  return (
    <thead>
      <tr>
        <HeaderCell header={createPersonHeader('Name')} />
        {columns.map(({ header, isWide }) => (
          <HeaderCell key={header.label} header={header} data-wide={isWide} />
        ))}
      </tr>
    </thead>
  );
}

/** Shows the units that count only in the total, if there are such units (rules.md, A deal, "Car class"). */
function UnclassifiedNote<Figures extends UnitTotals, Name>({
  section,
  columns,
  explain,
}: Omit<Props<Figures, Name>, 'viewerId'>) {
  const total = columns.find(({ isTotal }) => isTotal);
  const amount = section.total.unclassified;
  if (amount === 0 || !total) return null;
  return (
    <Box component="p" sx={[noteStyles, inlineFigureStyles]}>
      {`* ${total.header.label} includes `}
      <DrillDownNumber
        amount={amount}
        text={formatUnits(amount)}
        drillDown={{
          title: `${section.name} – no car type`,
          explainedFigure: explain('UNCLASSIFIED', listEmployeeIds(section)),
        }}
      />
      {' with no car type.'}
    </Box>
  );
}

const listEmployeeIds = ({ rows }: { rows: readonly { person: { id: number } }[] }) =>
  rows.map(({ person }) => person.id);

function getTeamTint(team: number) {
  const id = toTeamTagId(team);
  return { bgcolor: `team.${id}.tint`, color: `team.${id}.text` };
}

const titleStyles = {
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

const noteStyles = { m: 0, px: 1.5, py: 0.75, typography: 'caption', color: 'text.secondary' } as const;

type TeamTableCellsProps<Figures, Name> = {
  figures: Figures;
  columns: readonly TeamTableColumn<Figures, Name>[];
  explain: ToExplainedFigure<Name>;
  /** The name of a person or a team. */
  subjectName: string;
  /** The employees that the figures count. */
  employeeIds: readonly number[];
  /** The row of the person, if it can be edited. */
  row?: TeamTableRow<Figures>;
};

/** Renders the figures of a person or a team. Each figure opens its source rows. */
export function TeamTableCells<Figures extends UnitTotals, Name>(props: TeamTableCellsProps<Figures, Name>) {
  const { figures, columns, explain, subjectName, employeeIds, row } = props;
  return columns.map(
    ({ header: { label }, figure, amount, format = formatUnits, isTotal, isQuiet, editor }) => {
      if (row && editor) return <td key={label}>{editor(row)}</td>;
      const value = amount(figures);
      return (
        <td key={label} {...(isTotal && { 'data-total': true })} {...(isQuiet && { 'data-quiet': true })}>
          <DrillDownNumber
            amount={value}
            text={format(value)}
            note={
              isTotal && figures.unclassified > 0
                ? `${formatUnits(figures.unclassified)} with no car type`
                : undefined
            }
            drillDown={{
              title: `${subjectName} – ${label}`,
              explainedFigure: explain(figure, [...employeeIds]),
            }}
          />
        </td>
      );
    },
  );
}
