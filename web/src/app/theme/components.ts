import type { Components, Theme } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { forcedColorsMedia, reducedMotionMedia, touchMedia } from '../../components/styles/mediaQueries';

/**
 * The ring of the element with keyboard focus. An area with a dark background sets the two variables for its
 * content.
 */
const focusRing = {
  outline: '2px solid var(--focus-color, var(--sf-palette-primary-main))',
  outlineOffset: 'var(--focus-offset, 2px)',
};

/** The styles of a selected item in forced-colors mode. */
const forcedSelectionStyles = {
  [forcedColorsMedia]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
};

export const components: Components<Theme> = {
  MuiCssBaseline: {
    defaultProps: { enableColorScheme: true },
    styleOverrides: {
      body: { fontSize: '0.875rem', fontFeatureSettings: "'cv11', 'ss03'" },
      ':focus-visible': focusRing,
      [reducedMotionMedia]: {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // Sets no transition at all, because even a short transition would run for every element on every
          // change.
          transition: 'none !important',
          scrollBehavior: 'auto !important',
        },
      },
      '@media print': {
        html: { colorScheme: 'light !important' },
        body: { background: '#fff', color: '#000' },
      },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { size: 'small', disableElevation: true },
    styleOverrides: {
      root: { minHeight: 32, paddingInline: 12, [touchMedia]: { minHeight: 44 } },
      outlined: { borderColor: 'var(--sf-palette-control-line)' },
      contained: { [forcedColorsMedia]: { border: '1px solid ButtonText' } },
      sizeLarge: { minHeight: 44, fontSize: '0.875rem' },
    },
  },
  MuiIconButton: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: { borderRadius: 6, minWidth: 32, minHeight: 32, [touchMedia]: { minWidth: 44, minHeight: 44 } },
    },
  },
  MuiSkeleton: {
    styleOverrides: {
      root: {
        backgroundColor: 'var(--sf-palette-divider)',
        [forcedColorsMedia]: { border: '1px solid GrayText' },
      },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        fontSize: '0.8125rem',
        minHeight: 32,
        '&.Mui-selected': forcedSelectionStyles,
        [touchMedia]: { minHeight: 44 },
      },
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  // In dark mode, the border separates a list or calendar from the page, because its shadow is invisible.
  // `max-content` prevents the content from being squeezed near the right edge.
  MuiPopover: {
    styleOverrides: { paper: { width: 'max-content', border: '1px solid var(--sf-palette-divider)' } },
  },
  MuiPickerPopper: { styleOverrides: { paper: { border: '1px solid var(--sf-palette-divider)' } } },
  MuiPickerDay: { styleOverrides: { root: { '&.Mui-selected': forcedSelectionStyles } } },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--sf-palette-ground-scrim)' } },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { backgroundColor: 'var(--sf-palette-accent-soft)' },
      bar: { [forcedColorsMedia]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' } },
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 8 } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: { borderRadius: 10, backgroundImage: 'none', [forcedColorsMedia]: { border: '1px solid' } },
      paperFullScreen: { borderRadius: 0 },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1rem', fontWeight: 650, paddingBlock: 16 } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 16px', flexWrap: 'wrap' } } },
  MuiTooltip: {
    defaultProps: { enterDelay: 400 },
    styleOverrides: {
      popper: { '@media print': { display: 'none' } },
      tooltip: {
        fontSize: '0.75rem',
        color: 'var(--sf-palette-background-paper)',
        backgroundColor: 'var(--sf-palette-text-primary)',
        [forcedColorsMedia]: { border: '1px solid' },
      },
    },
  },
  MuiToggleButton: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: {
        minHeight: 32,
        paddingBlock: 4,
        borderColor: 'var(--sf-palette-control-line)',
        color: 'var(--sf-palette-text-secondary)',
        '&.Mui-selected, &.Mui-selected:hover': {
          background: 'var(--sf-palette-accent-soft)',
          color: 'var(--sf-palette-accent-strong)',
          ...forcedSelectionStyles,
        },
        [touchMedia]: { minHeight: 44 },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '6px 12px',
        fontSize: '0.8125rem',
        fontVariantNumeric: 'tabular-nums',
        borderColor: 'var(--sf-palette-divider)',
      },
      head: { fontWeight: 600, color: 'var(--sf-palette-text-secondary)' },
    },
  },
};
