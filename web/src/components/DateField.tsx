import TextField from '@mui/material/TextField';
import { lazy, Suspense } from 'react';
import { type Day, usDay } from '../lib/dates';

export type DateFieldProps = {
  label: string;
  value: Day | null;
  /** Called with a whole day, or with null when the field is emptied; half-typed days stay in the field. */
  onChange: (day: Day | null) => void;
  /** Told with every change whether what stands in the field is no whole day, or none where one must be. */
  onHalfTyped?: (isHalfTyped: boolean) => void;
  min?: Day | null;
  max?: Day | null;
  isClearable?: boolean;
  isDisabled?: boolean;
  error?: string;
};

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
      label={label}
      value={value === null ? 'MM/DD/YYYY' : usDay(value)}
      disabled={isDisabled ?? false}
      {...(error !== undefined && { error: true, helperText: error })}
      slotProps={{ htmlInput: { readOnly: true } }}
    />
  );
}
