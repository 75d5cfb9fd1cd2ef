import Box from '@mui/material/Box';
import { tableFrame, tableLook } from '../../../../components/board/boardLook';
import { TeamTag } from '../../../../components/deals/TeamTag';
import { HeaderCell } from '../../../../components/headers/HeaderCell';
import { funnelFigures } from '../../../../generated/rules/funnelFigures';
import { FunnelFigure } from './FunnelFigure';
import { type FunnelOf, isOfFew, type FunnelName as Name } from './funnel';

/** A line of the table, or a card: some ups, and the team that they are of. */
export type FunnelLine = FunnelOf & { key: string; team: number | null };

type Props = {
  by: string;
  columns: readonly Name[];
  lines: readonly FunnelLine[];
  /** All together, and the store. */
  below: readonly FunnelOf[];
};

/** The groups, a line each; below them all together and the store. */
export function FunnelTable({ by, columns, lines, below }: Props) {
  return (
    <Box sx={tableFrame}>
      <Box component="table" aria-label={`Funnel by ${by.toLowerCase()}`} sx={table}>
        <thead>
          <tr>
            <HeaderCell header={{ head: by, says: 'What the ups of a row have in common.' }} />
            {columns.map(name => (
              <HeaderCell key={name} header={funnelFigures[name]} />
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(line => (
            <tr key={line.key}>
              <th scope="row">
                <FunnelName line={line} />
              </th>
              <Cells columns={columns} of={line} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          {below.map(of => (
            <tr key={of.name} data-total>
              <th scope="row">{of.name}</th>
              <Cells columns={columns} of={of} />
            </tr>
          ))}
        </tfoot>
      </Box>
    </Box>
  );
}

/** Whose ups they are: a person or a team on its tint. */
export function FunnelName({ line: { name, team } }: { line: FunnelLine }) {
  return team === null ? name : <TeamTag team={team}>{name}</TeamTag>;
}

function Cells({ columns, of }: { columns: readonly Name[]; of: FunnelOf }) {
  return columns.map(name => (
    <td key={name} {...(isOfFew(name, of.figures) && { 'data-quiet': true })}>
      <FunnelFigure name={name} of={of} />
    </td>
  ));
}

/** The whole cell is the button, though a rate of few ups is wrapped. */
const table = {
  ...tableLook,
  minWidth: 1120,
  fontSize: { xs: '0.8125rem' },
  '& th:first-of-type': { ...tableLook['& th:first-of-type'], width: 176 },
  '& td > span': { display: 'block' },
  '& td:has(button)': { p: 0 },
  '& td button': { display: 'block', width: 1, minHeight: 35, px: '6px' },
  '& td:not(:has(button)), & thead th:not(:first-of-type)': { px: '6px' },
  '& tbody tr, & tfoot tr': { height: 36 },
} as const;
