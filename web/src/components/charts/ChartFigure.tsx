import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, Suspense } from 'react';

/** A line or a series of bars of a chart, as the legend shows it. */
export type ChartLine = {
  id: string;
  label: string;
  color: string;
  stroke?: 'dashed' | 'dotted';
  isBar?: boolean;
};

type Props = {
  title: string;
  /** A text alternative of the chart for screen readers. */
  description: string;
  /** The entries of the legend. A chart with a single line has no legend. */
  lines?: readonly ChartLine[];
  /** Replaces the chart by its text alternative when there is no data. */
  isEmpty?: boolean;
  /** The lazily loaded chart. */
  children: ReactNode;
};

/** Renders a chart next to the figures. Reserves its space while it loads, and hides it in print. */
export function ChartFigure({ title, description, lines = [], isEmpty = false, children }: Props) {
  return (
    <Box component="figure" sx={cardStyles}>
      <Box component="figcaption" sx={captionStyles}>
        <Box component="span" sx={{ typography: 'h2', mr: 'auto' }}>
          {title}
        </Box>
        {!isEmpty && <span style={visuallyHidden}>. {description}</span>}
        {lines.map(line => (
          <LegendItem key={line.id} {...line} />
        ))}
      </Box>
      {isEmpty ? (
        <Box sx={emptyAreaStyles}>{description}</Box>
      ) : (
        <Box aria-hidden="true" sx={chartAreaStyles}>
          {/* Positioned absolutely, so that a chart that fills this area does not enlarge it. */}
          <Box sx={{ position: 'absolute', inset: 0 }}>
            <Suspense fallback={null}>{children}</Suspense>
          </Box>
        </Box>
      )}
    </Box>
  );
}

function LegendItem({ label, color, stroke, isBar }: ChartLine) {
  return (
    <Box component="span" aria-hidden="true" sx={legendItemStyles}>
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

const cardStyles = {
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
  // Forced colors do not apply inside the chart, so the chart uses system colors.
  '@media (forced-colors: active)': {
    '--sf-palette-primary-main': 'Highlight',
    '--sf-palette-text-secondary': 'CanvasText',
    '--sf-palette-control-line': 'CanvasText',
    '--sf-palette-text-primary': 'CanvasText',
  },
} as const;

const chartAreaStyles = { flex: 1, minHeight: 160, position: 'relative' } as const;

const emptyAreaStyles = {
  ...chartAreaStyles,
  display: 'grid',
  placeContent: 'center',
  color: 'text.secondary',
  px: 2,
} as const;

const captionStyles = { display: 'flex', flexWrap: 'wrap', columnGap: 2, px: 1.5, pt: 0.75 } as const;

const legendItemStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  typography: 'caption',
} as const;
