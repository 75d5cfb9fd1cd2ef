import Box from '@mui/material/Box';
import { type FigureDrillDown, getSourceRowKind, useDrillDown } from '../../lib/dialogs/drillDown';
import { figureAttributes } from './rovingTabIndex';

type Props = {
  amount: number;
  /** The formatted amount. */
  text: string;
  /** The figure to explain; undefined when it has no source rows. */
  drillDown?: FigureDrillDown | undefined;
  /** An addition that is read after the figure: "1.0 with no car type". */
  note?: string | undefined;
};

/** Renders a number that opens its source rows. Zero has no source rows and is shown in a lighter color. */
export function DrillDownNumber({ amount, text, drillDown, note }: Props) {
  const openDrillDown = useDrillDown();
  if (amount === 0 || !drillDown) {
    return (
      <Box component="span" sx={{ ...numberStyles, ...(amount === 0 && { color: 'faint.text' }) }}>
        {text}
      </Box>
    );
  }
  return (
    <Box
      component="button"
      type="button"
      {...figureAttributes}
      title={note}
      aria-label={[text, `${getSourceRowKind(drillDown.explainedFigure)} of ${drillDown.title}`, note]
        .filter(part => part !== undefined)
        .join(', ')}
      onClick={() => openDrillDown(drillDown)}
      sx={{ ...numberStyles, ...buttonStyles }}
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

// The parent sets the padding, so that the whole cell is clickable.
const numberStyles = { font: 'inherit', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

const buttonStyles = {
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
