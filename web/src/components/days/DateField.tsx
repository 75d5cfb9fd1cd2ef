import TextField from '@mui/material/TextField';
import { lazy, Suspense } from 'react';
import { formatUsDay } from '../../lib/days/dates';
import type { DateFieldProps } from './DateFieldPicker';

const DateFieldPicker = lazy(() =>
  import('./DateFieldPicker').then(module => ({ default: module.DateFieldPicker })),
);

/**
 * Renders a field to type or pick a date. The picker's code is large and loads after the screen; until then
 * the field is read-only.
 */
export function DateField(props: DateFieldProps) {
  return (
    <Suspense fallback={<ReadOnlyDate {...props} />}>
      <DateFieldPicker {...props} />
    </Suspense>
  );
}

function ReadOnlyDate({ label, value, isDisabled, error }: DateFieldProps) {
  return (
    <TextField
      className="MuiPickersTextField-root"
      label={label}
      value={value === null ? 'MM/DD/YYYY' : formatUsDay(value)}
      disabled={isDisabled ?? false}
      {...(error !== undefined && { error: true, helperText: error })}
      slotProps={{ htmlInput: { readOnly: true } }}
    />
  );
}
