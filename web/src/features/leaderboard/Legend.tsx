import Box from '@mui/material/Box';
import { Square } from './Squares';
import { type SquareKind, squareNames } from './squares';

/**
 * Entries of the legend in order (leaderboard.md, Legend), and one gray entry for cars without a type, which
 * are split like the others.
 */
const legendEntries: readonly { kind: SquareKind; name: string }[] = [
  ...(
    [
      'NEW_SOLO',
      'USED_SOLO',
      'NEW_CLOSER',
      'NEW_ADDITIONAL',
      'USED_CLOSER',
      'USED_ADDITIONAL',
      'VACATION',
      'VACATION_HALF',
    ] as const
  ).map(kind => ({ kind, name: squareNames[kind] })),
  { kind: 'UNCLASSIFIED_SOLO', name: 'No Car Type' },
];

/** Renders the legend of the squares. */
export function Legend() {
  return (
    <Box component="ul" aria-label="Legend" sx={legendStyles}>
      {legendEntries.map(({ kind, name }) => (
        <li key={kind}>
          <Square kind={kind} />
          {name}
        </li>
      ))}
    </Box>
  );
}

const legendStyles = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  typography: 'caption',
  fontSize: { xl: '0.875rem' },
  color: 'text.secondary',
  '& li': { display: 'flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap' },
  '& svg': { width: 14, height: 14, flex: 'none' },
} as const;
