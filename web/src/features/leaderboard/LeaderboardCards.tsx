import Box from '@mui/material/Box';
import { DrillDownNumber } from '../../components/reportTables/DrillDownNumber';
import { leaderboardFigures as headers } from '../../generated/rules/leaderboardFigures';
import { toHeaderAttributes } from '../../lib/format/header';
import { LeaderboardName } from './LeaderboardName';
import { formatRowFigures, grossHeader } from './rowFigures';
import { Squares } from './Squares';
import { toSquareRuns } from './squareRuns';
import type { LeaderboardData } from './useLeaderboard';

/**
 * Renders the leaderboard on a phone: rank, name and ranked figure on the first line, then the squares, then
 * the other figures.
 */
export function LeaderboardCards({ rows, variables }: LeaderboardData) {
  const isByGross = variables.rankBy === 'GROSS';
  return (
    <Box component="ol" aria-label="Leaderboard" sx={listStyles}>
      {rows.map(row => {
        const { rank, new: newUnits, used, total, gross } = formatRowFigures(row, variables);
        const [rankedFigure, secondFigure] = isByGross
          ? [
              { header: headers.gross, figure: gross },
              { header: headers.total, figure: total },
            ]
          : [
              { header: headers.total, figure: total },
              { header: grossHeader, figure: gross },
            ];
        const otherFigures = [
          { header: headers.new, figure: newUnits },
          { header: headers.used, figure: used },
          secondFigure,
        ];
        return (
          <Box component="li" key={row.id} sx={cardStyles}>
            <Box sx={cardHeaderStyles}>
              <Box component="span" sx={{ fontWeight: 700 }}>
                <DrillDownNumber {...rank} />
              </Box>
              <LeaderboardName row={row} mode={variables.mode} />
              <Box component="span" sx={rankedFigureStyles}>
                <span {...toHeaderAttributes(rankedFigure.header)}>{rankedFigure.header.label}</span>
                <DrillDownNumber {...rankedFigure.figure} />
              </Box>
            </Box>
            <Squares runs={toSquareRuns(row)} />
            <Box component="dl" sx={figuresStyles}>
              {otherFigures.map(({ header, figure }) => (
                <div key={header.label}>
                  <dt {...toHeaderAttributes(header)}>{header.label}</dt>
                  <dd>
                    <DrillDownNumber {...figure} />
                  </dd>
                </div>
              ))}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

const listStyles = {
  '--row': 'calc(var(--lines) * 32px)',
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 0.75,
} as const;

const cardStyles = {
  px: 1.5,
  pt: 0.5,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  breakInside: 'avoid',
  '& button': { minWidth: 44, minHeight: 44, px: 1, mx: -1 },
} as const;

const cardHeaderStyles = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 } as const;

const rankedFigureStyles = {
  ml: 'auto',
  // Leaves room for the asterisk after a total.
  pr: '10px',
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  fontSize: '1.125rem',
  fontWeight: 750,
  '& > span:first-of-type': { typography: 'caption', color: 'text.secondary' },
} as const;

const figuresStyles = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: '2fr 2fr 3fr',
  gap: 1,
  '& > div': { display: 'flex', alignItems: 'center', gap: 0.75, minHeight: 44 },
  '& > div:last-of-type': { justifyContent: 'flex-end' },
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& dd': { m: 0 },
} as const;
