import type { Components, Theme } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { calm, forced, thumb } from '../../components/look/media';

/** The ring around what has the keyboard's focus. A dark ground sets the two variables for all that is on it. */
const focusRing = {
  outline: '2px solid var(--focus-color, var(--sf-palette-primary-main))',
  outlineOffset: 'var(--focus-offset, 2px)',
};

/** How what is chosen looks where only the reader's own colours are shown. */
const chosenForced = {
  [forced]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
};

export const components: Components<Theme> = {
  MuiCssBaseline: {
    defaultProps: { enableColorScheme: true },
    styleOverrides: {
      body: { fontSize: '0.875rem', fontFeatureSettings: "'cv11', 'ss03'" },
      ':focus-visible': focusRing,
      [calm]: {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // None, not a short one: that would be one of everything, of each element that changes in any way.
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
      root: { minHeight: 32, paddingInline: 12, [thumb]: { minHeight: 44 } },
      outlined: { borderColor: 'var(--sf-palette-control-line)' },
      contained: { [forced]: { border: '1px solid ButtonText' } },
      sizeLarge: { minHeight: 44, fontSize: '0.875rem' },
    },
  },
  MuiIconButton: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: { borderRadius: 6, minWidth: 32, minHeight: 32, [thumb]: { minWidth: 44, minHeight: 44 } },
    },
  },
  MuiSkeleton: {
    styleOverrides: {
      root: { backgroundColor: 'var(--sf-palette-divider)', [forced]: { border: '1px solid GrayText' } },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        fontSize: '0.8125rem',
        minHeight: 32,
        '&.Mui-selected': chosenForced,
        [thumb]: { minHeight: 44 },
      },
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  // A list or a calendar over the page has an edge in the dark, where a shadow is not seen.
  // As wide as its content wherever it stands: near the right edge it would be squeezed, and then placed by that width.
  MuiPopover: {
    styleOverrides: { paper: { width: 'max-content', border: '1px solid var(--sf-palette-divider)' } },
  },
  MuiPickerPopper: { styleOverrides: { paper: { border: '1px solid var(--sf-palette-divider)' } } },
  MuiPickerDay: { styleOverrides: { root: { '&.Mui-selected': chosenForced } } },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--sf-palette-ground-scrim)' } },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { backgroundColor: 'var(--sf-palette-accent-soft)' },
      bar: { [forced]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' } },
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 8 } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: { borderRadius: 10, backgroundImage: 'none', [forced]: { border: '1px solid' } },
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
        [forced]: { border: '1px solid' },
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
          ...chosenForced,
        },
        [thumb]: { minHeight: 44 },
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
