import Box from '@mui/material/Box';
import { HeaderCell } from '../../components/headers/HeaderCell';
import { DrillDownNumber } from '../../components/reportTables/DrillDownNumber';
import { leaderboardFigures as headers } from '../../generated/rules/leaderboardFigures';
import { createPersonHeader } from '../../lib/format/header';
import { LeaderboardName } from './LeaderboardName';
import type { LeaderboardFieldsFragment, LeaderboardQueryVariables } from './leaderboard.generated';
import { formatRowFigures, grossHeader, type LeaderboardRowFigure, squaresHeader } from './rowFigures';
import { Squares } from './Squares';
import { toSquareRuns } from './squareRuns';
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

/**
 * Fits the whole leaderboard on the screen. The rows divide the height of the window, so thirty people have
 * low rows and three teams have high rows.
 */
export const tableStyles = {
  '--row': 'clamp(var(--lines) * 30px, (100dvh - 292px) / var(--rows), var(--lines) * 64px)',
  width: 1,
  minWidth: 720,
  // The column is as wide as its longest row, so that the figures are next to the squares.
  '--squares-width':
    'calc(var(--squares) * 1.13 * (var(--row) - 10px) / var(--lines) + var(--per-line) * 16px)',
  maxWidth: { xs: 'calc(592px + var(--squares-width))', xl: 'calc(740px + var(--squares-width))' },
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  fontSize: { xs: '0.875rem', xl: '1.0625rem' },
  fontVariantNumeric: 'tabular-nums',
  '&[data-teams] tbody': { fontSize: { xs: '1.125rem', xl: '1.5rem' } },
  '&[data-teams] tbody th span': { lineHeight: 1.5 },
  '&[data-teams] td[data-total]': { fontSize: '1.5em' },
  '&[data-teams] thead th:not([data-rank], [data-name], [data-deals])': { width: { xs: 80, xl: 112 } },
  '&[data-teams] thead th[data-gross]': { width: { xs: '144px !important', xl: '196px !important' } },

  '& td, & th': { p: 0, px: 1.25, textAlign: 'right', fontWeight: 500 },
  '& tbody td, & tbody th': { height: 'var(--row)', borderTop: 1, borderColor: 'divider' },
  '& tbody tr:hover': { bgcolor: 'ground.sunken' },
  '& thead th': {
    // On a small screen the table scrolls sideways in a frame, and a sticky header would stick to that frame.
    position: { md: 'sticky' },
    top: 48,
    zIndex: 1,
    py: 0.5,
    bgcolor: 'ground.sunken',
    color: 'text.secondary',
    fontSize: { xs: '0.75rem', xl: '0.875rem' },
    fontWeight: 600,
  },
  '& thead th:first-of-type': { borderTopLeftRadius: 7 },
  '& thead th:last-of-type': { borderTopRightRadius: 7 },

  '& [data-rank]': { width: { xs: 56, xl: 72 }, fontWeight: 700 },
  '& [data-name]': { width: { xs: 196, xl: 250 }, textAlign: 'left' },
  '& [data-deals]': { textAlign: 'left' },
  '& tbody [data-deals]': { py: '4px' },
  '& thead th:not([data-rank], [data-name], [data-deals])': { width: { xs: 64, xl: 80 } },
  '& thead th[data-gross]': { width: { xs: '120px !important', xl: '148px !important' } },
  '& td[data-total]': { fontSize: '1.0625em', fontWeight: 750 },
  // Leaves room for the asterisk after a total at the right edge.
  '--asterisk-width': '20px',
  '&[data-teams]': { '--asterisk-width': { xs: '26px', xl: '36px' } },
  '& :is(td[data-total], th):last-child:not([data-gross], :has(> button)), & td[data-total]:last-child > button':
    { pr: 'var(--asterisk-width)' },

  // The button fills the whole cell.
  '& td[data-figure]:has(> button)': { p: 0 },
  '& td[data-figure] > button': { display: 'block', width: 1, minHeight: 'calc(var(--row) - 1px)', px: 1.25 },

  // Fits thirty people with forty deals each on one sheet, with the squares of a person on one line.
  '@media print': {
    '--row': 'clamp(16px, 520px / var(--rows), var(--lines) * 30px)',
    maxWidth: 'none',
    border: 0,
    fontSize: '9pt',
    '& thead th': { position: 'static', py: '1.5pt', fontSize: '8pt' },
    '& td, & th, & td[data-figure] > button': { px: '4pt' },
    '& tr': { breakInside: 'avoid' },
    '& tbody th span': { lineHeight: 1.3 },
    '& button': { minHeight: '0 !important' },
    '& tbody [data-deals]': { py: '1px' },
    '& [data-rank]': { width: 40 },
    '& [data-name]': { width: 180 },
    '& thead th:not([data-rank], [data-name], [data-deals])': { width: 48 },
    '& thead th[data-gross]': { width: '88px !important' },
  },
} as const;
