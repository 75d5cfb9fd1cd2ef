/**
 * Styles of fields in a row of controls. The label is inside the frame, before the value ("Period This
 * Month"), so that the row is one field high. On a phone there is not enough room, so the label is above the
 * field, as in all forms.
 */
export const inlineLabelStyles = {
  '@media (min-width: 600px)': {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    borderRadius: 1,
    bgcolor: 'background.paper',
    '& > .MuiInputLabel-root': { m: 0, pl: 1.25, flex: 'none' },
    // The whole field is the frame and the tap target, including its label.
    '& > .MuiInputBase-root, & > .MuiPickersInputBase-root': { position: 'static', flex: 1, minWidth: 0 },
    '& .MuiSelect-select::after': { content: '""', position: 'absolute', inset: 0 },
    '& > label ~ .MuiPickersInputBase-root, & > label ~ * .MuiInputBase-input': { pl: 1 },
    // An error is in a separate line and does not widen the field.
    '& > .MuiFormHelperText-root': { width: 0, minWidth: 1, m: 0, px: 1.25, pb: 0.5 },
  },
} as const;
