import Box from '@mui/material/Box';
import { TeamTag } from '../../../../components/deals/tags';
import { HeaderCell } from '../../../../components/headers/HeaderCell';
import { CardList, listCardStyles } from '../../../../components/page/itemLists';
import { reportTableStyles, tableFrameStyles } from '../../../../components/reportTables/reportTable.styles';
import { funnelFigures } from '../../../../generated/rules/funnelFigures';
import { toHeaderAttributes } from '../../../../lib/format/header';
import { FunnelFigure } from './FunnelFigure';
import { type FunnelFigureKey as FigureKey, type FunnelSubject, isBasedOnFewUps } from './funnel';

/** Group of the funnel, shown as a table row or a card, with its team if it has one. */
export type FunnelGroupLine = FunnelSubject & { key: string; team: number | null };

type FunnelTableProps = {
  groupingLabel: string;
  columns: readonly FigureKey[];
  groups: readonly FunnelGroupLine[];
  /** The total, and the store if it is compared. */
  footerRows: readonly FunnelSubject[];
};

/** Renders the groups as table rows, with the total and the store below. */
export function FunnelTable({ groupingLabel, columns, groups, footerRows }: FunnelTableProps) {
  return (
    <Box sx={tableFrameStyles}>
      <Box component="table" aria-label={`Funnel by ${groupingLabel.toLowerCase()}`} sx={tableStyles}>
        <thead>
          <tr>
            <HeaderCell
              header={{ label: groupingLabel, description: 'The group of ups that the row shows.' }}
            />
            {columns.map(name => (
              <HeaderCell key={name} header={funnelFigures[name]} />
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(group => (
            <tr key={group.key}>
              <th scope="row">
                <FunnelGroupName group={group} />
              </th>
              <Cells columns={columns} subject={group} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          {footerRows.map(subject => (
            <tr key={subject.name} data-total>
              <th scope="row">{subject.name}</th>
              <Cells columns={columns} subject={subject} />
            </tr>
          ))}
        </tfoot>
      </Box>
    </Box>
  );
}

/** Shows the name of a group, in the team color for a person or a team. */
export function FunnelGroupName({ group: { name, team } }: { group: FunnelGroupLine }) {
  return team === null ? name : <TeamTag team={team}>{name}</TeamTag>;
}

function Cells({ columns, subject }: { columns: readonly FigureKey[]; subject: FunnelSubject }) {
  return columns.map(name => (
    <td key={name} {...(isBasedOnFewUps(name, subject.figures) && { 'data-quiet': true })}>
      <FunnelFigure name={name} subject={subject} />
    </td>
  ));
}

/** Makes the whole cell the button, even where a rate of few ups is wrapped in an element. */
const tableStyles = {
  ...reportTableStyles,
  minWidth: 1120,
  fontSize: { xs: '0.8125rem' },
  '& th:first-of-type': { ...reportTableStyles['& th:first-of-type'], width: 176 },
  '& td > span': { display: 'block' },
  '& td:has(button)': { p: 0 },
  '& td button': { display: 'block', width: 1, minHeight: 35, px: '6px' },
  '& td:not(:has(button)), & thead th:not(:first-of-type)': { px: '6px' },
  '& tbody tr, & tfoot tr': { height: 36 },
} as const;

type FunnelCardsProps = {
  groupingLabel: string;
  columns: readonly FigureKey[];
  groups: readonly FunnelGroupLine[];
};

/** Renders the groups on a phone, as cards with four figures in a row. */
export function FunnelCards({ groupingLabel, columns, groups }: FunnelCardsProps) {
  return (
    <CardList label={`Funnel by ${groupingLabel.toLowerCase()}`}>
      {groups.map(group => (
        <Box component="li" key={group.key} sx={listCardStyles}>
          <Box component="strong">
            <FunnelGroupName group={group} />
          </Box>
          <Box component="dl" sx={figuresStyles}>
            {columns
              .filter(name => group.figures[name] !== null || name !== 'grossPerUp')
              .map(name => (
                <Box key={name} sx={figureStyles}>
                  <dt {...toHeaderAttributes(funnelFigures[name])}>{funnelFigures[name].label}</dt>
                  <dd>
                    <FunnelFigure name={name} subject={group} />
                  </dd>
                </Box>
              ))}
          </Box>
        </Box>
      ))}
    </CardList>
  );
}

const figuresStyles = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  columnGap: 1,
  rowGap: 0,
} as const;

const figureStyles = {
  minWidth: 0,
  '& dt': { fontSize: '0.6875rem', lineHeight: 1.3, color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 650, minHeight: 44, display: 'flex', alignItems: 'start' },
  '& button': { minHeight: 44, minWidth: 44, textAlign: 'left', verticalAlign: 'top', pb: '20px' },
} as const;
