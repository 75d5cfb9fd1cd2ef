import type { Components, Theme } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { touchMedia } from '../../components/styles/mediaQueries';

/** Single-line fields have the same height with any content. */
const fieldHeight = { height: 34, [touchMedia]: { height: 44 } };

/** A closed frame, because the label is above the field and not in a gap of the border. */
const fieldFrame = { borderColor: 'var(--sf-palette-control-line)', top: 0, '& legend': { display: 'none' } };

/** The theme of fields and their labels. */
export const fieldComponents: Components<Theme> = {
  MuiTextField: { defaultProps: { size: 'small' } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiSelect: {
    defaultProps: { size: 'small' },
    // Material sizes the clickable area by the letters of the selected text, but the whole frame has to be
    // clickable.
    styleOverrides: { select: { [touchMedia]: { minHeight: '1.5rem' } } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        fontSize: '0.8125rem',
        background: 'var(--sf-palette-background-paper)',
        '&:not(.MuiInputBase-multiline)': fieldHeight,
        // Phones zoom in on fields with text smaller than 16 px.
        [touchMedia]: { fontSize: '1rem' },
      },
      // The height of a line of the field's text.
      input: { paddingBlock: 7, height: '1.25rem', [touchMedia]: { paddingBlock: 10, height: '1.5rem' } },
      notchedOutline: fieldFrame,
    },
  },
  MuiPickersTextField: { defaultProps: { slotProps: { inputLabel: { shrink: true } } } },
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: {
        fontSize: '0.8125rem',
        background: 'var(--sf-palette-background-paper)',
        ...fieldHeight,
        [touchMedia]: { ...fieldHeight[touchMedia], fontSize: '1rem' },
        fontVariantNumeric: 'tabular-nums',
      },
      notchedOutline: fieldFrame,
    },
  },
  MuiInputLabel: {
    // The label is always above its field, on a separate line. It neither shrinks nor moves.
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
};
