import type { Components, Theme } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';

/** A ring that is seen on any ground; the same for mouse-free work everywhere. */
const focusRing = {
  outline: '2px solid var(--sf-palette-primary-main)',
  outlineOffset: 2,
};

/** Where there is no mouse, or no room for one: targets are a thumb's width. */
const thumb = '@media (pointer: coarse), (max-width: 599.95px)';

const calm = '@media (prefers-reduced-motion: reduce)';

/** Fields of one line stand level, whatever is in them. */
const fieldHeight = { height: 34, [thumb]: { height: 44 } };

/** A field's frame: closed, as its label stands above it and not in a gap of the line. */
const frame = { borderColor: 'var(--sf-palette-control-line)', top: 0, '& legend': { display: 'none' } };

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
          transitionDuration: '0.01ms !important',
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
      sizeLarge: { minHeight: 44, fontSize: '0.875rem' },
    },
  },
  MuiIconButton: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: { borderRadius: 6, minWidth: 32, minHeight: 32, [thumb]: { minWidth: 44, minHeight: 44 } },
    },
  },
  MuiTextField: { defaultProps: { size: 'small' } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiSelect: { defaultProps: { size: 'small' } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        fontSize: '0.8125rem',
        background: 'var(--sf-palette-background-paper)',
        '&:not(.MuiInputBase-multiline)': fieldHeight,
        // 16 px, or a phone zooms in on the field.
        [thumb]: { fontSize: '1rem' },
      },
      // As high as a line of the field's letters: a native select cuts off what hangs below it.
      input: { paddingBlock: 7, height: '1.25rem', [thumb]: { paddingBlock: 10, height: '1.5rem' } },
      notchedOutline: frame,
    },
  },
  MuiPickersTextField: { defaultProps: { slotProps: { inputLabel: { shrink: true } } } },
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: {
        fontSize: '0.8125rem',
        background: 'var(--sf-palette-background-paper)',
        ...fieldHeight,
        [thumb]: { ...fieldHeight[thumb], fontSize: '1rem' },
        fontVariantNumeric: 'tabular-nums',
      },
      notchedOutline: frame,
    },
  },
  MuiSkeleton: { styleOverrides: { root: { backgroundColor: 'var(--sf-palette-divider)' } } },
  MuiInputLabel: {
    // Above its field at all times: it neither shrinks nor moves, and takes a line of its own.
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 4,
        fontSize: '0.8125rem',
        lineHeight: 1.4,
        whiteSpace: 'normal',
      },
    },
  },
  MuiMenuItem: {
    styleOverrides: { root: { fontSize: '0.8125rem', minHeight: 32, [thumb]: { minHeight: 44 } } },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 8 } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: { borderRadius: 10, backgroundImage: 'none' },
      paperFullScreen: { borderRadius: 0 },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1rem', fontWeight: 650, paddingBlock: 16 } } },
  MuiTooltip: {
    defaultProps: { enterDelay: 400 },
    styleOverrides: { tooltip: { fontSize: '0.75rem' } },
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
        },
        [thumb]: { minHeight: 44 },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { padding: '6px 12px', fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' },
      head: { fontWeight: 600, color: 'var(--sf-palette-text-secondary)' },
    },
  },
};
