import Box from '@mui/material/Box';
import { TeamTag, toTeamTagId } from '../../../components/deals/tags';
import { GAP, type Line, type Widths } from './line';

type Props = {
  line: Line;
  widths: Widths;
  /** Whether there is room for bars between names and figures; else they stand under the lines. */
  isBeside: boolean;
};

/** A line, its figures in the columns of the board. */
export function LineRow({ line, widths, isBeside }: Props) {
  const { first, name, team, figures, bar, mark, isStrong, isHead } = line;
  const shown = figures.slice(figures.length - widths.figures.length);
  return (
    <Box sx={{ ...row, ...(isHead ? head : ruled), ...(isStrong && strong) }}>
      {widths.first > 0 && (
        <Box sx={{ width: `${widths.first}em`, flexShrink: 0, color: 'text.secondary', fontWeight: 600 }}>
          {first}
        </Box>
      )}
      <Box
        sx={{
          ...named,
          ...(widths.isTight && wrapped),
          ...(bar !== undefined && isBeside && { flex: 'none', width: `${widths.name}em` }),
        }}
      >
        {team === undefined ? (
          name
        ) : (
          <Box component="span" sx={tag}>
            <TeamTag team={team}>{name}</TeamTag>
          </Box>
        )}
      </Box>
      {bar !== undefined && (
        <Box aria-hidden="true" sx={isBeside ? beside : below}>
          <Box sx={{ ...filled, width: share(bar), bgcolor: `team.${toTeamTagId(team)}.text` }} />
          {mark !== undefined && <Box sx={{ ...finish, left: share(mark) }} />}
        </Box>
      )}
      {shown.map((figure, index) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its place
          key={index}
          sx={{
            ...(index === shown.length - 1 ? loud : quiet),
            ...(widths.isTight ? halved : { minWidth: `${widths.figures[index]}em` }),
          }}
        >
          {figure}
        </Box>
      ))}
    </Box>
  );
}

const share = (part: number): string => `${(part * 100).toFixed(1)}%`;

const row = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: `${GAP}em`,
  px: `${GAP}em`,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
} as const;
const ruled = { borderTop: 1, borderColor: 'divider' } as const;
const head = { fontWeight: 700, color: 'text.secondary' } as const;
const strong = { bgcolor: 'accent.soft', fontWeight: 700 } as const;
const named = {
  flex: 1,
  minWidth: 0,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;
const wrapped = { whiteSpace: 'normal', lineHeight: 1.1 } as const;
/** Two salespeople are as long as the car that they sold: each side has half, in up to three lines. */
const halved = { ...wrapped, maxWidth: '50%' } as const;
const quiet = { textAlign: 'right', color: 'text.secondary', whiteSpace: 'nowrap' } as const;
const loud = { textAlign: 'right', fontWeight: 750, whiteSpace: 'nowrap' } as const;
const beside = { position: 'relative', flex: 1, minWidth: 0 } as const;
const below = { position: 'absolute', left: `${GAP}em`, right: `${GAP}em`, bottom: 0 } as const;
const filled = { height: 'var(--bar)', borderRadius: '0.25em', opacity: 0.8 } as const;
const finish = {
  position: 'absolute',
  top: 'calc(var(--bar) * -0.3)',
  bottom: 'calc(var(--bar) * -0.3)',
  width: '3px',
  ml: '-3px',
  bgcolor: 'text.primary',
} as const;

/** The tag of screens has letters of its own size. */
const tag = { '& > span, & > span > i': { fontSize: '1em', lineHeight: 1.3 } } as const;
