import type { Components, Theme } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { thumb } from '../../components/look/media';

/** Fields of one line stand level, whatever is in them. */
const fieldHeight = { height: 34, [thumb]: { height: 44 } };

/** A field's frame: closed, as its label stands above it and not in a gap of the line. */
const frame = { borderColor: 'var(--sf-palette-control-line)', top: 0, '& legend': { display: 'none' } };

/** Fields and their labels. */
export const fieldComponents: Components<Theme> = {
  MuiTextField: { defaultProps: { size: 'small' } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiSelect: {
    defaultProps: { size: 'small' },
    // Material measures what is chosen by its letters: all of the frame is pressed.
    styleOverrides: { select: { [thumb]: { minHeight: '1.5rem' } } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        fontSize: '0.8125rem',
        background: 'var(--sf-palette-background-paper)',
        '&:not(.MuiInputBase-multiline)': fieldHeight,
        // 16 px, or a phone zooms in on the field.
        [thumb]: { fontSize: '1rem' },
      },
      // As high as a line of the field's letters.
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
};
