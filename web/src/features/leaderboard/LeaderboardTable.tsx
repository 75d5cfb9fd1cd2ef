import Box from '@mui/material/Box';
import { DealsFigure } from '../../components/board/DealsFigure';
import { leaderboardFigures as heads } from '../../generated/rules/leaderboardFigures';
import { type Figure, figuresOf } from './figures';
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
            <th scope="col" data-rank>
              {heads.rank.head}
            </th>
            <th scope="col" data-name>
              {variables.mode === 'TEAMS' ? 'Team' : 'Salesperson'}
            </th>
            <th scope="col" data-deals>
              {isByGross ? heads.gross.head : 'Deals'}
            </th>
            <th scope="col">{heads.new.head}</th>
            <th scope="col">{heads.used.head}</th>
            <th scope="col">{heads.total.head}</th>
            {!isByGross && (
              <th scope="col" data-gross>
                Gross
              </th>
            )}
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
        <DealsFigure {...figures.rank} />
      </td>
      <th scope="row" data-name>
        <Holder row={row} mode={variables.mode} />
      </th>
      <td data-deals>
        {isByGross ? (
          <Box sx={grossBesideSquares}>
            <DealsFigure {...figures.gross} />
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
      <DealsFigure {...figure} />
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
