import Box from '@mui/material/Box';
import { DrillDownNumber } from '../../components/reportTables/DrillDownNumber';
import { leaderboardFigures as headers } from '../../generated/rules/leaderboardFigures';
import { toHeaderAttributes } from '../../lib/format/header';
import { figuresOf, grossHeader } from './figures';
import { Holder } from './Holder';
import { Squares } from './Squares';
import { squareRuns } from './squares';
import type { Board } from './useLeaderboard';

/** The board on a phone: who and how many on a line, the squares below, then what they are made of. */
export function LeaderboardCards({ rows, variables }: Board) {
  const isByGross = variables.rankBy === 'GROSS';
  return (
    <Box component="ol" aria-label="Leaderboard" sx={list}>
      {rows.map(row => {
        const { rank, new: fresh, used, total, gross } = figuresOf(row, variables);
        const [first, last] = isByGross
          ? [
              { header: headers.gross, figure: gross },
              { header: headers.total, figure: total },
            ]
          : [
              { header: headers.total, figure: total },
              { header: grossHeader, figure: gross },
            ];
        const others = [{ header: headers.new, figure: fresh }, { header: headers.used, figure: used }, last];
        return (
          <Box component="li" key={row.id} sx={card}>
            <Box sx={head}>
              <Box component="span" sx={{ fontWeight: 700 }}>
                <DrillDownNumber {...rank} />
              </Box>
              <Holder row={row} mode={variables.mode} />
              <Box component="span" sx={main}>
                <span {...toHeaderAttributes(first.header)}>{first.header.label}</span>
                <DrillDownNumber {...first.figure} />
              </Box>
            </Box>
            <Squares runs={squareRuns(row)} />
            <Box component="dl" sx={figures}>
              {others.map(({ header, figure }) => (
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

const list = {
  '--row': 'calc(var(--lines) * 32px)',
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 0.75,
} as const;

const card = {
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

const head = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 } as const;

const main = {
  ml: 'auto',
  // Room for the mark after a total.
  pr: '10px',
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  fontSize: '1.125rem',
  fontWeight: 750,
  '& > span:first-of-type': { typography: 'caption', color: 'text.secondary' },
} as const;

const figures = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: '2fr 2fr 3fr',
  gap: 1,
  '& > div': { display: 'flex', alignItems: 'center', gap: 0.75, minHeight: 44 },
  '& > div:last-of-type': { justifyContent: 'flex-end' },
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& dd': { m: 0 },
} as const;
