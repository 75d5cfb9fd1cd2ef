import TextField from '@mui/material/TextField';
import { lazy, Suspense } from 'react';
import { usDay } from '../../lib/days/dates';
import type { DateFieldProps } from './DateFieldPicker';

const DateFieldPicker = lazy(() =>
  import('./DateFieldPicker').then(module => ({ default: module.DateFieldPicker })),
);

/** A day, typed or picked. The picker is large and comes after the screen: until then its day can only be read. */
export function DateField(props: DateFieldProps) {
  return (
    <Suspense fallback={<PlainDay {...props} />}>
      <DateFieldPicker {...props} />
    </Suspense>
  );
}

function PlainDay({ label, value, isDisabled, error }: DateFieldProps) {
  return (
    <TextField
      className="MuiPickersTextField-root"
      label={label}
      value={value === null ? 'MM/DD/YYYY' : usDay(value)}
      disabled={isDisabled ?? false}
      {...(error !== undefined && { error: true, helperText: error })}
      slotProps={{ htmlInput: { readOnly: true } }}
    />
  );
}
