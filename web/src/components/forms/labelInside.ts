/**
 * Fields in a line of controls: the label stands within the frame, before what is chosen ("Period  This Month"), so that
 * the line is one field high. On a phone there is no room for both, and the label stands above, as in every form.
 */
export const labelInside = {
  '@media (min-width: 600px)': {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    borderRadius: 1,
    bgcolor: 'background.paper',
    '& > .MuiInputLabel-root': { m: 0, pl: 1.25, flex: 'none' },
    // The frame, and what can be pressed, are the whole field's, its label included.
    '& > .MuiInputBase-root, & > .MuiPickersInputBase-root': { position: 'static', flex: 1, minWidth: 0 },
    '& .MuiSelect-select::after': { content: '""', position: 'absolute', inset: 0 },
    '& > label ~ .MuiPickersInputBase-root, & > label ~ * .MuiInputBase-input': { pl: 1 },
    // A problem has a line of its own, and does not widen the field.
    '& > .MuiFormHelperText-root': { width: 0, minWidth: 1, m: 0, px: 1.25, pb: 0.5 },
  },
} as const;
