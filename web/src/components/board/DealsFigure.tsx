import Box from '@mui/material/Box';
import { type FigureBehind, listed, useDrillDown } from '../../lib/opened/drillDown';
import { boardFigure } from './oneStop';

type Props = {
  amount: number;
  /** The amount as it is written. */
  text: string;
  /** What makes it; absent when nothing is listed behind it. */
  drillDown?: FigureBehind | undefined;
  /** Said after the figure: "1.0 without a car type". */
  note?: string | undefined;
};

/** A number that opens the list behind it. Nothing is behind a zero, which is quiet. */
export function DealsFigure({ amount, text, drillDown, note }: Props) {
  const openDeals = useDrillDown();
  if (amount === 0 || !drillDown) {
    return (
      <Box component="span" sx={{ ...figure, ...(amount === 0 && { color: 'faint.text' }) }}>
        {text}
      </Box>
    );
  }
  return (
    <Box
      component="button"
      type="button"
      {...boardFigure}
      title={note}
      aria-label={[text, `${listed(drillDown.explained)} of ${drillDown.title}`, note]
        .filter(part => part !== undefined)
        .join(', ')}
      onClick={() => openDeals(drillDown)}
      sx={{ ...figure, ...button }}
    >
      {text}
      {note !== undefined && (
        <Box component="span" aria-hidden="true" sx={{ position: 'absolute' }}>
          *
        </Box>
      )}
    </Box>
  );
}

// Padded by whoever places it, so that the whole of a cell can be pressed.
const figure = { font: 'inherit', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

const button = {
  position: 'relative',
  border: 0,
  p: 0,
  bgcolor: 'transparent',
  color: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  '&:hover, &:focus-visible': {
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
  },
} as const;
