import Box from '@mui/material/Box';
import { HeaderCell } from '../../components/headers/HeaderCell';
import { DrillDownNumber } from '../../components/reportTables/DrillDownNumber';
import { leaderboardFigures as headers } from '../../generated/rules/leaderboardFigures';
import { createPersonHeader } from '../../lib/format/header';
import { type Figure, figuresOf, grossHeader, squaresHeader } from './figures';
import { Holder } from './Holder';
import type { LeaderboardFieldsFragment, LeaderboardQueryVariables } from './leaderboard.generated';
import { leaderboardLook } from './leaderboardLook';
import { Squares } from './Squares';
import { squareRuns } from './squares';
import type { Board } from './useLeaderboard';

/** The board on a desk and on the wall: one line a row. */
export function LeaderboardTable({ rows, variables }: Board) {
  const isByGross = variables.rankBy === 'GROSS';
  return (
    <Box sx={{ overflowX: { xs: 'auto', md: 'visible' } }}>
      <Box
        component="table"
        aria-label="Leaderboard"
        {...(variables.mode === 'TEAMS' && { 'data-teams': true })}
        sx={leaderboardLook}
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
            <Place key={row.id} row={row} variables={variables} isByGross={isByGross} />
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

type PlaceProps = {
  row: LeaderboardFieldsFragment;
  variables: LeaderboardQueryVariables;
  isByGross: boolean;
};

function Place({ row, variables, isByGross }: PlaceProps) {
  const figures = figuresOf(row, variables);
  const squares = <Squares runs={squareRuns(row)} />;
  return (
    <tr>
      <td data-rank data-figure>
        <DrillDownNumber {...figures.rank} />
      </td>
      <th scope="row" data-name>
        <Holder row={row} mode={variables.mode} />
      </th>
      <td data-deals>
        {isByGross ? (
          <Box sx={grossBesideSquares}>
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

function FigureCell({ figure, isTotal = false }: { figure: Figure; isTotal?: boolean }) {
  return (
    <td data-figure {...(isTotal && { 'data-total': true })}>
      <DrillDownNumber {...figure} />
    </td>
  );
}

const grossBesideSquares = {
  display: 'grid',
  gridTemplateColumns: '7.5em minmax(0, 1fr)',
  alignItems: 'center',
  gap: 2,
  textAlign: 'right',
  '& > button, & > span': { fontWeight: 750, textAlign: 'right' },
  '& > button': { minHeight: 28 },
} as const;
