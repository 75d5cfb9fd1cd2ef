import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, Suspense } from 'react';

/** One line of a picture, or one kind of its bars, as its key shows it. */
export type ChartLine = {
  id: string;
  label: string;
  color: string;
  stroke?: 'dashed' | 'dotted';
  isBar?: boolean;
};

type Props = {
  /** Names the picture. */
  title: string;
  /** What the picture says, in words, for those who do not see it. */
  words: string;
  /** The key; a picture of one thing needs none. */
  lines?: readonly ChartLine[];
  /** There is nothing to draw: the words stand in the place of the chart. */
  isEmpty?: boolean;
  /** A chart that is fetched when it is first shown. */
  children: ReactNode;
};

/** A picture beside the figures. Its place is there before it is; paper does without it. */
export function ChartFigure({ title, words, lines = [], isEmpty = false, children }: Props) {
  return (
    <Box component="figure" sx={card}>
      <Box component="figcaption" sx={caption}>
        <Box component="span" sx={{ typography: 'h2', mr: 'auto' }}>
          {title}
        </Box>
        {!isEmpty && <span style={visuallyHidden}>. {words}</span>}
        {lines.map(line => (
          <Key key={line.id} {...line} />
        ))}
      </Box>
      {isEmpty ? (
        <Box sx={emptyPlace}>{words}</Box>
      ) : (
        <Box aria-hidden="true" sx={place}>
          {/* Out of the flow, so that a chart that fills its place does not enlarge it. */}
          <Box sx={{ position: 'absolute', inset: 0 }}>
            <Suspense fallback={null}>{children}</Suspense>
          </Box>
        </Box>
      )}
    </Box>
  );
}

function Key({ label, color, stroke, isBar }: ChartLine) {
  return (
    <Box component="span" aria-hidden="true" sx={key}>
      <Box
        component="span"
        sx={
          isBar
            ? { width: 12, borderTop: `12px solid ${color}` }
            : { width: 20, borderTop: `2px ${stroke ?? 'solid'} ${color}` }
        }
      />
      {label}
    </Box>
  );
}

const card = {
  m: 0,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  displayPrint: 'none',
  // What is drawn keeps its own colours there: it takes them from the reader's.
  '@media (forced-colors: active)': {
    '--sf-palette-primary-main': 'Highlight',
    '--sf-palette-text-secondary': 'CanvasText',
    '--sf-palette-control-line': 'CanvasText',
    '--sf-palette-text-primary': 'CanvasText',
  },
} as const;

const place = { flex: 1, minHeight: 160, position: 'relative' } as const;

const emptyPlace = {
  ...place,
  display: 'grid',
  placeContent: 'center',
  color: 'text.secondary',
  px: 2,
} as const;

const caption = { display: 'flex', flexWrap: 'wrap', columnGap: 2, px: 1.5, pt: 0.75 } as const;

const key = { display: 'inline-flex', alignItems: 'center', gap: 0.75, typography: 'caption' } as const;
