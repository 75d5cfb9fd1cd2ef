import Box from '@mui/material/Box';
import { HeaderCell } from '../../components/headers/HeaderCell';
import { DrillDownNumber } from '../../components/reportTables/DrillDownNumber';
import { leaderboardFigures as headers } from '../../generated/rules/leaderboardFigures';
import { createPersonHeader } from '../../lib/format/header';
import { type LeaderboardRowFigure, formatRowFigures, grossHeader, squaresHeader } from './figures';
import { LeaderboardName } from './Holder';
import type { LeaderboardFieldsFragment, LeaderboardQueryVariables } from './leaderboard.generated';
import { tableStyles } from './leaderboardLook';
import { Squares } from './Squares';
import { toSquareRuns } from './squares';
import type { LeaderboardData } from './useLeaderboard';

/** Renders the leaderboard on a desktop or a display, as a table. */
export function LeaderboardTable({ rows, variables }: LeaderboardData) {
  const isByGross = variables.rankBy === 'GROSS';
  return (
    <Box sx={{ overflowX: { xs: 'auto', md: 'visible' } }}>
      <Box
        component="table"
        aria-label="Leaderboard"
        {...(variables.mode === 'TEAMS' && { 'data-teams': true })}
        sx={tableStyles}
      >
        <thead>
          <tr>
            <HeaderCell header={headers.rank} data-rank />
            <HeaderCell
              header={createPersonHeader(variables.mode === 'TEAMS' ? 'Team' : 'Salesperson')}
              data-name
            />
            <HeaderCell header={isByGross ? headers.gross : squaresHeader} data-deals />
            <HeaderCell header={headers.new} />
            <HeaderCell header={headers.used} />
            <HeaderCell header={headers.total} />
            {!isByGross && <HeaderCell header={grossHeader} data-gross />}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <LeaderboardTableRow key={row.id} row={row} variables={variables} isByGross={isByGross} />
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

type LeaderboardTableRowProps = {
  row: LeaderboardFieldsFragment;
  variables: LeaderboardQueryVariables;
  isByGross: boolean;
};

function LeaderboardTableRow({ row, variables, isByGross }: LeaderboardTableRowProps) {
  const figures = formatRowFigures(row, variables);
  const squares = <Squares runs={toSquareRuns(row)} />;
  return (
    <tr>
      <td data-rank data-figure>
        <DrillDownNumber {...figures.rank} />
      </td>
      <th scope="row" data-name>
        <LeaderboardName row={row} mode={variables.mode} />
      </th>
      <td data-deals>
        {isByGross ? (
          <Box sx={grossWithSquaresStyles}>
            <DrillDownNumber {...figures.gross} />
            {squares}
          </Box>
        ) : (
          squares
        )}
      </td>
      <FigureCell figure={figures.new} />
      <FigureCell figure={figures.used} />
      <FigureCell figure={figures.total} isTotal />
      {!isByGross && <FigureCell figure={figures.gross} />}
    </tr>
  );
}

function FigureCell({ figure, isTotal = false }: { figure: LeaderboardRowFigure; isTotal?: boolean }) {
  return (
    <td data-figure {...(isTotal && { 'data-total': true })}>
      <DrillDownNumber {...figure} />
    </td>
  );
}

const grossWithSquaresStyles = {
  display: 'grid',
  gridTemplateColumns: '7.5em minmax(0, 1fr)',
  alignItems: 'center',
  gap: 2,
  textAlign: 'right',
  '& > button, & > span': { fontWeight: 750, textAlign: 'right' },
  '& > button': { minHeight: 28 },
} as const;
